/** Who made the games, whose work is used, and what this is not. */
import type { JSX } from "preact";

import { say } from "../words";
import { gameTitle, useGames, useHouse } from "./house";
import { address } from "./route";
import "./credits.css";

/** Where each game comes from; games of others that are brought along say nothing here. */
function source(game: string): string | null {
  switch (game) {
    case "game_of_ur":
      return say("credits-game_of_ur");
    case "royal_game_of_ur":
      return say("credits-royal_game_of_ur");
    case "ur_ziggurat":
      return say("credits-ur_ziggurat");
    case "after_the_flood":
      return say("credits-after_the_flood");
    case "ulm":
      return say("credits-ulm");
    case "clash_of_cultures":
      return say("credits-clash_of_cultures");
    default:
      return null;
  }
}

const LIBRARIES: [string, string][] = [
  ["Preact", "MIT"],
  ["three.js", "MIT"],
  ["Fluent (@fluent/bundle, fluent.syntax)", "Apache 2.0"],
  ["Marcellus, Astigmatic", "SIL Open Font License 1.1"],
  ["Atkinson Hyperlegible Next, Braille Institute", "SIL Open Font License 1.1"],
  ["FastAPI, Starlette, Pydantic", "MIT, BSD"],
  ["uvicorn", "BSD"],
  ["SQLAlchemy, Alembic", "MIT"],
  ["mypy, mypyc, librt", "MIT"],
  ["Typer, Rich", "MIT, BSD"],
];

export default function CreditsScreen(): JSX.Element {
  const games = useGames();
  const about = useHouse((now) => now.about);
  return (
    <div class="credits">
      <h1 class="screen-title" tabIndex={-1}>
        {say("menu-credits")}
      </h1>
      <p class="lead">
        <b>{say("credits-unofficial")}</b>
      </p>
      <section class="panel padded stack">
        <h2>{say("credits-games")}</h2>
        <dl class="credits-games">
          {games.map(({ id }) => {
            const words = source(id);
            return (
              words && (
                <div key={id}>
                  <dt>{gameTitle(id)}</dt>
                  <dd>
                    {words}{" "}
                    <a href={address({ screen: "rules", game: id, rule: null })}>
                      {say("credits-rulings", { game: gameTitle(id) })}
                    </a>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </section>
      <section class="panel padded stack">
        <h2>{say("credits-libraries")}</h2>
        <p class="quiet">{say("credits-libraries-lead")}</p>
        <ul class="credits-libraries">
          {LIBRARIES.map(([name, licence]) => (
            <li key={name}>
              {name} <span class="quiet small">{licence}</span>
            </li>
          ))}
        </ul>
        <p class="quiet small">
          {say("credits-house", { version: about?.version ?? "", rules: about?.rules ?? "" })}
        </p>
      </section>
      <p class="row">
        <a class="button" href={address({ screen: "privacy" })}>
          {say("privacy-title")}
        </a>
        <a class="button primary" data-testid="credits-back" href={address({ screen: "home" })}>
          {say("to-menu")}
        </a>
      </p>
    </div>
  );
}
