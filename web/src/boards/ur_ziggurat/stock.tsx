/** The ziggurats still to be built, and the tiles set aside. */
import type { JSX } from "preact";

import type { ZigguratView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import type { Message } from "../../words";
import { FacePicture, TypeSign } from "./clay";
import { TowerSign } from "./pieces";
import { overWords, tileWords } from "./words";

function endWords(view: ZigguratView): Message {
  if (view.ending !== null) return overWords(view.ending);
  return message(view.last_round ? "ur_ziggurat_board/last_round" : "ur_ziggurat_board/fifth-ends");
}

export function Stock({ view, small }: { view: ZigguratView; small: boolean }): JSX.Element {
  const say = useWord();
  const { stock, ziggurats } = view;
  const built = ziggurats - stock;
  const size = small ? 24 : view.aside.length > 0 ? 19 : 34;
  return (
    <div class={small ? "zig-stock small" : "zig-stock"}>
      <span class="zig-towers" data-place="stock" aria-hidden="true">
        {Array.from({ length: ziggurats }, (_, at) => (
          <TowerSign key={at} size={size} faint={at < built} />
        ))}
      </span>
      <span class="zig-stock-words">
        <b>{say(message("ur_ziggurat_board/built", { built, all: ziggurats }))}</b>
        <span>{say(endWords(view))}</span>
      </span>
      {view.aside.map((tile, at) => (
        <SpotBox
          key={at}
          id={`aside:${at}`}
          class="zig-aside"
          label={say(message("ur_ziggurat_board/aside_tile", { tile: tileWords(tile) }))}
        >
          {tile && (
            <>
              <FacePicture key={tile.id} kind={tile.up} size={32} piece={`tile:${tile.id}`} />
              <TypeSign kind={tile.down} size={18} />
            </>
          )}
        </SpotBox>
      ))}
    </div>
  );
}
