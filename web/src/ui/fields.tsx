/** Fields that forms share: one of a few as buttons, and a switch. */
import type { ComponentChildren, JSX } from "preact";

interface ChoiceProps<T extends string | number> {
  legend: string;
  name: string;
  value: T;
  choices: [T, ComponentChildren][];
  onChoose: (value: T) => void;
  note?: string;
}

/** One of a few, as buttons side by side. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): JSX.Element {
  return (
    <fieldset class="choices setting">
      <legend>{props.legend}</legend>
      {props.choices.map(([value, words]) => (
        <label key={value} class="choice">
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChoose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
      {props.note && <p class="quiet small setting-note">{props.note}</p>}
    </fieldset>
  );
}

export function Check(props: {
  words: string;
  note?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}): JSX.Element {
  return (
    <div class="setting">
      <label class="check">
        <input
          type="checkbox"
          checked={props.value}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        {props.words}
      </label>
      {props.note && <p class="quiet small setting-note">{props.note}</p>}
    </div>
  );
}
