/** The stock as a table of trade: how many of each good are left, and what can be given for it. */
import type { JSX } from "preact";

import { trade_table as TRADE } from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { Spot, SpotBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Good, GoodIcon, GOODS } from "./goods";
import type { Pieces } from "./pieces";
import { goodName } from "./words";

const PRICES: Readonly<Record<string, readonly string[]>> = { ...TRADE, tools: ["metal"] };

function useStockLabel(view: FloodView): (good: string) => string {
  const say = useWord();
  return (good) => {
    const count = view.stock[good] ?? 0;
    const prices = (PRICES[good] ?? []).map((each) => say(goodName(each))).join(", ");
    const name = goodName(good);
    return prices
      ? say(message("after_the_flood_board/in_stock_for", { count, good: name, prices }))
      : say(message("after_the_flood_board/in_stock", { count, good: name }));
  };
}

/** So many at most lie upon each other; what is beyond comes from below. */
function Heap(props: { good: string; names: string[]; x: number; y: number }): JSX.Element {
  return (
    <g class="flood-heap">
      {props.names.map((name) => (
        <Good key={name} kind={props.good} x={props.x} y={props.y} piece={name} />
      ))}
    </g>
  );
}

export function Stock(props: {
  view: FloodView;
  pieces: Pieces;
  changes: Readonly<Record<string, number>>;
  width: number;
  height: number;
}): JSX.Element {
  const { view, pieces, changes, width, height } = props;
  const say = useWord();
  const labelOf = useStockLabel(view);
  const column = (width - 12) / GOODS.length;
  return (
    <>
      <rect y="5" width={width} height={height} rx="12" class="flood-slab-shade" />
      <rect width={width} height={height} rx="12" class="flood-slab" />
      <text x="12" y="25" class="flood-heading">
        {say(message("after_the_flood_board/stock"))}
      </text>
      <text x={width - 12} y="24" class="flood-text" text-anchor="end">
        {say(message("after_the_flood_board/give-and-take"))}
      </text>
      {GOODS.map((good, at) => {
        const x = 6 + column * (at + 0.5);
        const count = view.stock[good] ?? 0;
        const change = changes[good];
        const prices = PRICES[good] ?? [];
        const box = { x: x - column / 2 + 2, y: 32, width: column - 4, height: height - 38, rx: 9 };
        return (
          <g key={good}>
            <Spot id={`stock:${good}`} label={labelOf(good)} class="flood-ware">
              <rect {...box} class="flood-casing" />
              <rect {...box} class="edge" />
            </Spot>
            <g aria-hidden="true" class={count > 0 ? "flood-labels" : "flood-labels flood-out"}>
              {count === 0 && <Good kind={good} x={x} y={54} />}
              <Heap good={good} names={pieces.at(good, "stock")} x={x} y={54} />
              <text x={x} y="93" class="flood-text is-strong" text-anchor="middle">
                {count}
                {change ? (
                  <tspan class={change > 0 ? "flood-less" : "flood-more"}>
                    {change > 0 ? "−1" : "+1"}
                  </tspan>
                ) : null}
              </text>
              <path d={`M${x - column / 2 + 6},100h${column - 12}`} class="flood-rule is-thin" />
              {prices.map((each, row) => (
                <Good key={each} kind={each} x={x} y={119 + row * 30} size={0.7} />
              ))}
              {prices.length === 0 && (
                <text x={x} y="124" class="flood-text" text-anchor="middle">
                  {say(message(`after_the_flood_board/grow-${good}`))}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** On a phone: what is left, in one row. */
export function StockStrip({ view, pieces }: { view: FloodView; pieces: Pieces }): JSX.Element {
  const labelOf = useStockLabel(view);
  return (
    <div class="flood-strip">
      {GOODS.map((good) => (
        <div key={good} class={(view.stock[good] ?? 0) > 0 ? "covered" : "covered flood-out"}>
          <span class="flood-pile">
            <GoodIcon kind={good} size={26} />
            {pieces.at(good, "stock").map((name) => (
              <span key={name} data-piece={name}>
                <GoodIcon kind={good} size={26} />
              </span>
            ))}
          </span>
          <b>{view.stock[good] ?? 0}</b>
          <SpotBox id={`stock:${good}`} label={labelOf(good)} class="spot-cover">
            {null}
          </SpotBox>
        </div>
      ))}
    </div>
  );
}
