/** The position as a form: everything in it can be changed, and the house refuses the impossible. */
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";

import type { StudyStep } from "../generated/protocol";
import type { Problem } from "../net/problem";
import { useStore } from "../store";
import { message, say, word } from "../words";
import {
  isKept,
  isWhole,
  LISTED,
  optionName,
  placesOf,
  possible,
  settled,
  wholeOf,
} from "./possible";
import type { Path, Row, Value } from "./possible";
import type { Study } from "./study";
import { fieldAt, fieldName, valueId, valueName } from "./things";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A copy with another value at one place. */
export function changed(position: Json, path: Path, value: Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(position)) {
    return position.map((part, at) => (at === first ? changed(part, rest, value) : part));
  }
  if (position === null || typeof position !== "object") return position;
  return { ...position, [first]: changed(position[first] ?? null, rest, value) };
}

const isRow = (value: Json): value is (string | number)[] =>
  Array.isArray(value) &&
  value.every((part) => typeof part === "string" || typeof part === "number");

const written = (game: string, path: Path, part: string | number): string =>
  typeof part === "number" ? String(part) : valueName(game, fieldAt(path), part);

/** A row as it is typed: in words, with commas. */
export const rowText = (game: string, path: Path, row: Row): string =>
  row.map((part) => written(game, path, part)).join(", ");

/** A value as it was typed: a whole number is a number, and what has a name is its id. */
export function readValue(game: string, path: Path, text: string, before: string | null): Value {
  if (text === "") return before === null ? null : "";
  return isWhole(text) ? wholeOf(text) : valueId(game, fieldAt(path), text);
}

/** Why a position is refused, with its places and what may stand there named as they are here. */
export function refusalOf(game: string, { words }: Problem): string {
  const detail = words.args["detail"];
  if (typeof detail !== "object") return word(words);
  const args = { ...detail.args };
  const name = (step: string): string =>
    /^\d+$/.test(step) ? String(Number(step) + 1) : fieldName(game, step);
  const { place, known } = args;
  if (typeof place === "string") args["place"] = place.split("/").map(name).join(" › ");
  if (typeof known === "string") {
    const field = fieldAt(String(place).split("/"));
    const values = known.split(", ").map((each) => valueName(game, field, each));
    args["known"] = values.join(", ");
  }
  return word(message(words.id, { ...words.args, detail: message(detail.id, args) }));
}

/** A row as it was typed: each part as a value is, but in a row of words all stay words. */
export function readRow(game: string, path: Path, text: string, before: Row): (string | number)[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const isWords = before.some((part) => typeof part === "string");
  return parts.map((part) =>
    isWhole(part) && !isWords ? wholeOf(part) : valueId(game, fieldAt(path), part),
  );
}

interface FieldProps {
  step: StudyStep;
  name: string;
  value: Json;
  path: Path;
  /** Who sits at the seats. */
  names: string[];
  change(path: Path, value: Json): void;
}

interface TypedProps {
  text: string;
  path: Path;
  list?: string;
  onType(text: string): void;
}

/** Words as they are typed: they stay while the house thinks, until whoever types is done. */
function Typed({ text, path, list, onType }: TypedProps): JSX.Element {
  const [typed, type] = useState<string | null>(null);
  return (
    <input
      type="text"
      {...(list === undefined ? {} : { list })}
      value={typed ?? text}
      data-path={path.join(".")}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => type(event.currentTarget.value)}
      onChange={(event) => {
        type(null);
        onType(event.currentTarget.value.trim());
      }}
    />
  );
}

/** A field with few possible values. */
function Listed(props: FieldProps & { now: Value; values: Value[] }): JSX.Element {
  const { step, name, path, now, values, names, change } = props;
  return (
    <label class="field">
      <span>{fieldName(step.game, name)}</span>
      <select
        value={String(values.indexOf(now))}
        data-path={path.join(".")}
        onChange={(event) => change(path, values[Number(event.currentTarget.value)] ?? null)}
      >
        {values.map((each, at) => (
          <option key={at} value={String(at)}>
            {optionName(step.game, path, each, names)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field with many: whoever types some of the words is shown those that have them. */
function Found(props: FieldProps & { now: string | null; values: Value[] }): JSX.Element {
  const { step, name, path, now, values, names, change } = props;
  const { game } = step;
  const known = useId();
  return (
    <>
      <label class="field">
        <span>{fieldName(game, name)}</span>
        <Typed
          list={known}
          text={written(game, path, now ?? "")}
          path={path}
          onType={(text) => change(path, readValue(game, path, text, now))}
        />
      </label>
      <datalist id={known}>
        {values.map((each) => (
          <option key={each}>{optionName(game, path, each, names)}</option>
        ))}
      </datalist>
    </>
  );
}

function Field(props: FieldProps): JSX.Element {
  const { step, name, value, path, names, change } = props;
  const { game } = step;
  const label = fieldName(game, name);
  if (value === null || typeof value === "string" || typeof value === "number") {
    const values = possible(step, path, value);
    if (values && values.length > LISTED && typeof value !== "number") {
      return <Found {...props} now={value} values={values} />;
    }
    if (values) return <Listed {...props} now={value} values={values} />;
  }
  if (typeof value === "boolean") {
    return (
      <label class="field">
        <span>{label}</span>
        <input
          type="checkbox"
          checked={value}
          onChange={(event) => change(path, event.currentTarget.checked)}
        />
      </label>
    );
  }
  if (typeof value === "number") {
    return (
      <label class="field">
        <span>{label}</span>
        <input
          type="number"
          value={value}
          data-path={path.join(".")}
          onInput={(event) => change(path, Math.trunc(event.currentTarget.valueAsNumber || 0))}
        />
      </label>
    );
  }
  if (value === null || typeof value === "string" || isRow(value)) {
    const row = isRow(value) ? value : null;
    const places = row && placesOf(step, path, row);
    const typed = (
      <label class="field">
        <span>{label}</span>
        <Typed
          text={
            row ? rowText(game, path, row) : written(game, path, (value as string | null) ?? "")
          }
          path={path}
          onType={(text) =>
            change(
              path,
              row
                ? readRow(game, path, text, row)
                : readValue(game, path, text, value as string | null),
            )
          }
        />
      </label>
    );
    if (places === null) return typed;
    return (
      <>
        {typed}
        <p class="places quiet small" data-testid="places">
          {places}
        </p>
      </>
    );
  }
  const field = ([part, inner]: [string, Json]): JSX.Element => (
    <Field
      key={part}
      step={step}
      name={Array.isArray(value) ? String(Number(part) + 1) : part}
      value={inner}
      path={[...path, Array.isArray(value) ? Number(part) : part]}
      names={names}
      change={change}
    />
  );
  const parts = Object.entries(value);
  if (path.length === 0) {
    const kept = parts.filter(([part]) => isKept(part));
    return (
      <div class="fields">
        {parts.filter(([part]) => !isKept(part)).map(field)}
        {kept.length > 0 && (
          <details data-testid="position-kept">
            <summary>{say("study-kept")}</summary>
            <div class="fields">{kept.map(field)}</div>
          </details>
        )}
      </div>
    );
  }
  const fields = <div class="fields">{parts.map(field)}</div>;
  return (
    <details>
      <summary>{label}</summary>
      {fields}
    </details>
  );
}

export function Editor({ study, onSet }: { study: Study; onSet(): void }): JSX.Element | null {
  const shown = useStore(study.now, (now) => now.shown);
  const impossible = useStore(study.now, (now) => now.impossible);
  const [position, setPosition] = useState<Json>((shown?.position ?? {}) as Json);
  useEffect(() => setPosition((shown?.position ?? {}) as Json), [shown]);
  if (!shown) return null;
  const set = (): void => {
    const { game, seats, options } = shown;
    const before = shown.position as Record<string, unknown>;
    const wanted = settled(game, before, position as Record<string, unknown>);
    const hand = { game, seats, options, position: wanted };
    void study.setUp(hand).then((done) => done && onSet());
  };
  return (
    <form
      class="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <p class="quiet small">{say("study-editor")}</p>
      {impossible && (
        <p class="warning" role="alert" data-testid="position-refused">
          {refusalOf(shown.game, impossible)}
        </p>
      )}
      <button type="submit" class="button primary" data-testid="set-up">
        {say("study-set-up")}
      </button>
      <Field
        step={shown}
        name=""
        value={position}
        path={[]}
        names={study.names}
        change={(path, value) => setPosition((before) => changed(before, path, value))}
      />
    </form>
  );
}
