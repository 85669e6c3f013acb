/** The position as a form: everything in it can be changed, and the house refuses the impossible. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { useStore } from "../store";
import { say, word } from "../words";
import type { Study } from "./study";
import { fieldName, valueId, valueName } from "./things";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

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

type Row = readonly (string | number)[];

const written = (game: string, part: string | number): string =>
  typeof part === "number" ? String(part) : valueName(game, part);

/** A row as it is typed: in words, with commas. */
export const rowText = (game: string, row: Row): string =>
  row.map((part) => written(game, part)).join(", ");

/** A row as it was typed; numbers stay numbers where the row was one of numbers. */
export function readRow(game: string, text: string, before: Row): (string | number)[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (before.length > 0 && before.every((part) => typeof part === "number")) {
    return parts.map(Number);
  }
  const left = before.map(String);
  return parts.map((part) => {
    const id = valueId(game, part, left);
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return id;
  });
}

interface FieldProps {
  game: string;
  name: string;
  value: Json;
  path: Path;
  change(path: Path, value: Json): void;
}

function Field({ game, name, value, path, change }: FieldProps): JSX.Element {
  const label = fieldName(game, name);
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
    return (
      <label class="field">
        <span>{label}</span>
        <input
          type="text"
          value={row ? rowText(game, row) : written(game, (value as string | null) ?? "")}
          data-path={path.join(".")}
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            if (row) change(path, readRow(game, text, row));
            else if (text === "") change(path, value === null ? null : "");
            else change(path, valueId(game, text, value === null ? [] : [value as string]));
          }}
        />
      </label>
    );
  }
  const parts = Object.entries(value);
  const fields = (
    <div class="fields">
      {parts.map(([part, inner]) => (
        <Field
          key={part}
          game={game}
          name={Array.isArray(value) ? String(Number(part) + 1) : part}
          value={inner}
          path={[...path, Array.isArray(value) ? Number(part) : part]}
          change={change}
        />
      ))}
    </div>
  );
  if (path.length === 0) return fields;
  return (
    <details>
      <summary>{label}</summary>
      {fields}
    </details>
  );
}

export function Editor({ study, onSet }: { study: Study; onSet(): void }): JSX.Element | null {
  const shown = useStore(study.now, (now) => now.shown);
  const refused = useStore(study.now, (now) => now.refused);
  const [position, setPosition] = useState<Json>((shown?.position ?? {}) as Json);
  useEffect(() => setPosition((shown?.position ?? {}) as Json), [shown]);
  if (!shown) return null;
  const set = (): void => {
    const { game, seats, options } = shown;
    const hand = { game, seats, options, position: position as Record<string, unknown> };
    void study.setUp(hand).then((done) => done && onSet());
  };
  return (
    <form
      class="editor"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <p class="quiet small">{say("study-editor")}</p>
      {refused && (
        <p class="warning" role="alert" data-testid="position-refused">
          {word(refused.words)}
        </p>
      )}
      <button type="submit" class="button primary" data-testid="set-up">
        {say("study-set-up")}
      </button>
      <Field
        game={shown.game}
        name=""
        value={position}
        path={[]}
        change={(path, value) => setPosition((before) => changed(before, path, value))}
      />
    </form>
  );
}
