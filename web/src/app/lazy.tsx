/** Parts that are fetched when they are first wanted. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { asProblem } from "../net/problem";
import type { Problem } from "../net/problem";
import { say } from "../words";
import { ProblemPage } from "./problem";

const loaded = new Map<unknown, ComponentType<never>>();

/** `load` must be one and the same function each time, so that it is fetched once. */
export function Lazy<P extends object>(props: {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  /** It is the whole page, so what stands there meanwhile must be one too. */
  whole?: boolean;
}): JSX.Element {
  const { load } = props;
  const [, redraw] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const Part = loaded.get(load) as ComponentType<P> | undefined;
  useEffect(() => {
    if (loaded.has(load)) return;
    load().then(
      (found) => {
        loaded.set(load, found.default as ComponentType<never>);
        redraw((count) => count + 1);
      },
      (error: unknown) => setProblem(asProblem(error)),
    );
  }, [load]);
  if (problem) return <ProblemPage problem={problem} again={() => location.reload()} />;
  if (!Part && props.whole) {
    return (
      <main class="page narrow" id="main">
        <h1 class="quiet loading">{say("loading")}</h1>
      </main>
    );
  }
  if (!Part) {
    return (
      <p class="quiet loading" role="status">
        {say("loading")}
      </p>
    );
  }
  return <Part {...props.props} />;
}
