/** The options of a game as a form, made from what the game says of them. */
import type { JSX } from "preact";

import type { GameInfo, OptionInfo, TableInfo, Value } from "../generated/protocol";
import { say, word } from "../words";
import { pictureOf } from "./cards";
import { ASKED_ELSEWHERE, optionValue, setOption } from "./wish";
import type { Wish } from "./wish";

interface FieldProps {
  option: OptionInfo;
  value: Value;
  onChange: (value: Value) => void;
}

function choiceWords(option: OptionInfo, choice: string): string {
  const label = option.choice_labels[choice];
  return label ? word(label) : choice.replaceAll("_", " ");
}

function OptionField({ option, value, onChange }: FieldProps): JSX.Element {
  const id = `option-${option.name}`;
  const label = word(option.label);
  if (option.kind === "flag") {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
    );
  }
  if (option.kind === "choice") {
    return (
      <div class="field">
        <label for={id}>{label}</label>
        <select
          id={id}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {(option.choices ?? []).map((choice) => (
            <option key={choice} value={choice}>
              {choiceWords(option, choice)}
            </option>
          ))}
        </select>
      </div>
    );
  }
  if (option.kind === "count") {
    return (
      <div class="field">
        <label for={id}>{label}</label>
        <input
          id={id}
          type="number"
          min={option.never ? -1 : option.auto ? 0 : (option.least ?? undefined)}
          max={option.most ?? undefined}
          value={Number(value)}
          onChange={(event) => onChange(Math.round(Number(event.currentTarget.value)))}
        />
        {option.auto && <p class="quiet small">{say("option-auto")}</p>}
        {option.never && <p class="quiet small">{say("option-never")}</p>}
      </div>
    );
  }
  const counts = option.kind === "counts";
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={counts ? "text" : "decimal"}
        value={Array.isArray(value) ? value.join(", ") : String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onChange(counts ? (text.match(/-?\d+/g) ?? []).map(Number) : text.trim());
        }}
      />
    </div>
  );
}

/** What an option was set to, in few words. */
function setTo(option: OptionInfo, value: Value): string {
  const label = word(option.label);
  if (value === true) return label;
  if (value === false) return say("option-not", { option: label });
  const told = typeof value === "string" ? choiceWords(option, value) : String(value);
  return say("option-is", { option: label, value: told });
}

/** What a preset changes, option by option. */
export function changesOf(game: GameInfo, preset: GameInfo["presets"][number]): string {
  const changed = game.options.flatMap((option) => {
    const value = preset.options[option.name];
    return value === undefined ? [] : [setTo(option, value)];
  });
  return changed.length > 0 ? changed.join("; ") : say("preset-unchanged");
}

/** By which rules a table plays: its preset, where there are several, and what differs from that. */
export function rulesAt(game: GameInfo, table: Pick<TableInfo, "preset" | "options">): string[] {
  const preset = game.presets.find(({ name }) => name === table.preset);
  const differs = game.options.flatMap((option) => {
    const value = table.options[option.name];
    const usual = preset?.options[option.name] ?? option.default;
    const same = value === undefined || JSON.stringify(value) === JSON.stringify(usual);
    return same ? [] : [setTo(option, value)];
  });
  // Its name stands before the colon; behind that is what the set-up explains.
  const [name = ""] = preset && game.presets.length > 1 ? word(preset.label).split(": ") : [];
  return [name, ...differs].filter(Boolean);
}

/** The picture of a choice, where every choice of its option has one. */
const picturesOf = (game: GameInfo, { choices }: OptionInfo): string[] =>
  (choices ?? []).flatMap((choice) => pictureOf(`${game.id}-${choice}`) ?? []);

const isPictured = (game: GameInfo, option: OptionInfo): boolean =>
  option.kind === "choice" && picturesOf(game, option).length === option.choices?.length;

interface FormProps {
  game: GameInfo;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

/** What is best chosen by looking at it. */
export function PicturedOptions({ game, wish, onChange }: FormProps): JSX.Element {
  const pictured = game.options.filter((option) => isPictured(game, option));
  return (
    <>
      {pictured.map((option) => (
        <fieldset key={option.name} class="pictured">
          <legend>{word(option.label)}</legend>
          {picturesOf(game, option).map((picture, at) => {
            const choice = option.choices?.[at] ?? "";
            return (
              <label key={choice} class="pictured-choice">
                <input
                  type="radio"
                  name={option.name}
                  value={choice}
                  checked={optionValue(game, wish, option) === choice}
                  onChange={() => onChange(setOption(game, wish, option, choice))}
                />
                <img src={picture} alt="" width="480" height="270" loading="lazy" />
                <span class="small">{choiceWords(option, choice)}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}

export function OptionsForm({ game, wish, onChange }: FormProps): JSX.Element | null {
  const options = game.options.filter(
    (option) => !ASKED_ELSEWHERE.has(option.name) && !isPictured(game, option),
  );
  const changed = Object.keys(wish.options).length;
  if (options.length === 0) return null;
  return (
    <details class="panel padded setup-options">
      <summary>
        {say("all-options")}{" "}
        {changed > 0 && (
          <span class="accent small">{say("options-changed", { count: changed })}</span>
        )}
      </summary>
      <div class="options-grid">
        {options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={optionValue(game, wish, option)}
            onChange={(value) => onChange(setOption(game, wish, option, value))}
          />
        ))}
      </div>
    </details>
  );
}
