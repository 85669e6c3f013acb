/** Somebody with an account: how well they play, and what they played. */
import type { JSX } from "preact";

import type { Played, Profile, RatingInfo } from "../generated/protocol";
import * as http from "../net/http";
import { language, say } from "../words";
import { useAsked } from "./asked";
import { gameTitle } from "./house";
import { ProblemPage } from "./problem";
import { address } from "./route";

export const seatsWords = (kind: RatingInfo["kind"]): string =>
  kind === "two" ? say("rating-two") : say("rating-more");

export function day(date: string): string {
  return new Date(date).toLocaleDateString(language(), { dateStyle: "medium" });
}

function Ratings({ profile }: { profile: Profile }): JSX.Element {
  if (profile.ratings.length === 0) return <p class="empty">{say("no-ratings")}</p>;
  return (
    <table class="facts">
      <thead>
        <tr>
          <th scope="col">{say("column-game")}</th>
          <th scope="col">{say("column-seats")}</th>
          <th scope="col" class="number">
            {say("column-rating")}
          </th>
          <th scope="col" class="number">
            {say("column-games")}
          </th>
        </tr>
      </thead>
      <tbody>
        {profile.ratings.map((rating) => (
          <tr key={rating.game + rating.kind}>
            <th scope="row">
              <a href={address({ screen: "ratings", game: rating.game })}>
                {gameTitle(rating.game)}
              </a>
            </th>
            <td>{seatsWords(rating.kind)}</td>
            <td class="number">{say("rating-points", ratingArgs(rating))}</td>
            <td class="number">{rating.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const ratingArgs = ({ points, deviation }: RatingInfo): Record<string, string> => ({
  points: String(points),
  deviation: String(2 * deviation),
});

function Line({ played }: { played: Played }): JSX.Element {
  const place = played.places[played.seat] ?? 0;
  const others = played.names.filter((_, at) => at !== played.seat);
  const change = played.change;
  return (
    <li>
      <span class="grow">
        <b>{gameTitle(played.game)}</b>{" "}
        <span class="quiet">{say("with", { names: others.join(", ") })}</span>
        <br />
        <span class="quiet small">
          {say("profile-place", { place, of: played.places.length })} · {day(played.date)}
        </span>
      </span>
      {change !== null && (
        <span class={`tag ${change < 0 ? "warning" : "ok"}`}>
          {change < 0 ? `−${-change}` : `+${change}`}
        </span>
      )}
      <a
        class="button tiny"
        href={address({ screen: "replay", match: played.match, table: played.table })}
        aria-label={say("profile-replay", { game: gameTitle(played.game), date: day(played.date) })}
      >
        {say("replay")}
      </a>
    </li>
  );
}

export default function ProfileScreen({ id }: { id: string }): JSX.Element {
  const { value: profile, problem, again } = useAsked(() => http.profile(id), [id]);
  if (problem) return <ProblemPage problem={problem} again={again} />;
  if (!profile) {
    return (
      <p class="quiet loading" role="status">
        {say("loading")}
      </p>
    );
  }
  return (
    <>
      <h1 class="screen-title" tabIndex={-1}>
        {profile.name}
      </h1>
      <p class="quiet lead">{say("profile-since", { date: day(profile.since) })}</p>
      <div class="section-head">
        <h2>{say("profile-ratings")}</h2>
      </div>
      <div class="panel">
        <Ratings profile={profile} />
      </div>
      <div class="section-head">
        <h2>{say("profile-games")}</h2>
      </div>
      {profile.statistics.length > 0 && (
        <p class="row">
          {profile.statistics.map(({ game, played, won }) => (
            <span key={game} class="tag">
              {say("profile-count", { game: gameTitle(game), played, won })}
            </span>
          ))}
        </p>
      )}
      <div class="panel">
        {profile.history.length > 0 ? (
          <ul class="lines">
            {profile.history.map((played) => (
              <Line key={played.match} played={played} />
            ))}
          </ul>
        ) : (
          <p class="empty">{say("profile-empty")}</p>
        )}
      </div>
    </>
  );
}
