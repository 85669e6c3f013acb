import { beforeEach, describe, expect, it } from "vitest";

import type { FromClient, FromServer } from "../../src/generated/protocol";
import { Connection } from "../../src/net/connection";
import type { Ears, Surroundings } from "../../src/net/connection";

/** A house at the other end of the line, and a clock that only moves when told. */
class FakeHouse implements Surroundings {
  lines: { ears: Ears; sent: FromClient[]; open: boolean }[] = [];
  time = 0;
  chance = 0.5;
  #timers: { at: number; ring: () => void }[] = [];

  open(ears: Ears): { send(text: string): void; close(): void } {
    const line = { ears, sent: [] as FromClient[], open: true };
    this.lines.push(line);
    return {
      send: (text) => line.sent.push(JSON.parse(text) as FromClient),
      close: () => {
        line.open = false;
      },
    };
  }

  random(): number {
    return this.chance;
  }

  now(): number {
    return this.time;
  }

  later(ms: number, ring: () => void): () => void {
    const timer = { at: this.time + ms, ring };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.time = due.at;
      due.ring();
    }
    this.time = until;
  }

  get line(): { ears: Ears; sent: FromClient[]; open: boolean } {
    const last = this.lines.at(-1);
    if (!last) throw new Error("nobody has called");
    return last;
  }

  say(message: FromServer): void {
    this.line.ears.heard(JSON.stringify(message));
  }

  welcome(): void {
    this.line.ears.opened();
    this.say({
      type: "welcome",
      protocol: 1,
      version: "1",
      me: { id: "a", name: "Ninsun", account: false },
    });
  }

  sent<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.line.sent.filter(
      (message): message is Extract<FromClient, { type: T }> => message.type === type,
    );
  }
}

let house: FakeHouse;
let connection: Connection;

beforeEach(() => {
  house = new FakeHouse();
  connection = new Connection(house);
  connection.connect();
});

const act = (): ReturnType<Connection["ask"]> =>
  connection.ask({ type: "act", version: 3, seat: 0, actions: [7] });

describe("opening", () => {
  it("says hello first and is open after the welcome", () => {
    expect(connection.state.get().phase).toBe("connecting");
    house.welcome();
    expect(house.line.sent[0]).toEqual({ type: "hello", protocol: 1, language: "en" });
    expect(connection.state.get().phase).toBe("open");
  });

  it("asks for what was watched before it was open", () => {
    connection.watch({ table: "t", seat: null, code: null, since: () => null, heard: () => null });
    house.welcome();
    expect(house.sent("watch")).toEqual([
      {
        type: "watch",
        table: "t",
        seat: null,
        code: null,
        since: null,
        heard: null,
        changes: true,
      },
    ]);
  });

  it("gives up a line that neither opens nor fails", () => {
    house.pass(9_000);
    expect(house.lines.length).toBeGreaterThan(1);
    expect(house.lines[0]?.open).toBe(false);
  });

  it("stays away from a house that speaks another protocol", () => {
    house.line.ears.opened();
    const words = { id: "server/old-client", args: {} };
    house.say({ type: "error", id: null, code: "old_client", words });
    expect(connection.state.get().phase).toBe("refused");
    expect(connection.state.get().refusal?.code).toBe("old_client");
    house.pass(60_000);
    expect(house.lines.length).toBe(1);
  });
});

describe("coming back", () => {
  it("waits a random time whose bound doubles up to five seconds", () => {
    house.chance = 1;
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const before = house.time;
      const lines = house.lines.length;
      house.line.ears.lost();
      while (house.lines.length === lines) house.pass(50);
      waits.push(house.time - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it("begins with short waits again once it was open", () => {
    house.chance = 1;
    for (let round = 0; round < 5; round += 1) {
      house.line.ears.lost();
      house.pass(5_000);
    }
    house.welcome();
    expect(connection.state.get().attempts).toBe(0);
    house.line.ears.lost();
    const lines = house.lines.length;
    house.pass(250);
    expect(house.lines.length).toBe(lines + 1);
  });

  it("does not wait when the device wakes up", () => {
    house.welcome();
    house.line.ears.lost();
    expect(house.lines.length).toBe(1);
    connection.wake();
    expect(house.lines.length).toBe(2);
  });

  it("asks only for what is new at the table it watched", () => {
    house.welcome();
    connection.watch({ table: "t", seat: 1, code: null, since: () => 12, heard: () => 7 });
    house.line.ears.lost();
    house.pass(5_000);
    house.welcome();
    expect(house.sent("watch").at(-1)).toMatchObject({ since: 12, heard: 7 });
  });

  it("keeps looking through the eyes that were chosen last", () => {
    house.welcome();
    connection.watch({ table: "t", seat: null, code: null, since: () => 4, heard: () => null });
    connection.look(1);
    expect(house.sent("look")).toEqual([{ type: "look", seat: 1 }]);
    house.line.ears.lost();
    house.pass(5_000);
    house.welcome();
    expect(house.sent("watch").at(-1)?.seat).toBe(1);
  });

  it("notices a line that has gone dead", () => {
    house.welcome();
    house.say({ type: "pong", t: 0 });
    house.pass(20_000);
    expect(house.sent("ping").length).toBe(2);
    house.pass(8_000);
    expect(connection.state.get().phase).not.toBe("open");
  });

  it("measures the way there and back", () => {
    house.welcome();
    const [ping] = house.sent("ping");
    house.pass(40);
    house.say({ type: "pong", t: ping?.t ?? 0 });
    expect(connection.state.get().delay).toBe(40);
  });

  it("does not hear a line that it has given up", () => {
    house.welcome();
    const old = house.line;
    old.ears.lost();
    house.pass(5_000);
    house.welcome();
    const heard: string[] = [];
    connection.listen((message) => heard.push(message.type));
    old.ears.heard(JSON.stringify({ type: "notice", words: { id: "x/y", args: {} } }));
    old.ears.lost();
    expect(heard).toEqual([]);
    expect(connection.state.get().phase).toBe("open");
  });
});

describe("what changes the game", () => {
  it("is settled by its acknowledgement", async () => {
    house.welcome();
    const answer = act();
    const [sent] = house.sent("act");
    house.say({ type: "ack", id: sent?.id ?? "", version: 4 });
    expect(await answer).toMatchObject({ type: "ack", version: 4 });
    expect(connection.unacknowledged).toBe(0);
  });

  it("is sent again with the same id when the acknowledgement was lost", async () => {
    house.welcome();
    const answer = act();
    const first = house.sent("act")[0];
    house.line.ears.lost();
    house.pass(5_000);
    house.welcome();
    expect(house.sent("act")).toEqual([first]);
    house.say({ type: "ack", id: first?.id ?? "", version: 4 });
    house.say({ type: "ack", id: first?.id ?? "", version: 4 });
    expect(await answer).toMatchObject({ version: 4 });
    house.line.ears.lost();
    house.pass(5_000);
    house.welcome();
    expect(house.sent("act")).toEqual([]);
  });

  it("includes lines of chat: each is sent again until it is acknowledged", async () => {
    const answer = connection.ask({ type: "chat", table: "t", text: "hello" });
    house.welcome();
    const [line] = house.sent("chat");
    house.line.ears.lost();
    house.pass(5_000);
    house.welcome();
    expect(house.sent("chat")).toEqual([line]);
    house.say({ type: "ack", id: line?.id ?? "", version: 8 });
    expect(await answer).toMatchObject({ version: 8 });
  });

  it("waits for the connection, in the order it was chosen, after the table is watched", () => {
    connection.watch({ table: "t", seat: 0, code: null, since: () => 3, heard: () => null });
    void act();
    void connection.ask({ type: "command", version: 4, seat: 0, name: "done" });
    expect(house.line.sent).toEqual([]);
    house.welcome();
    const types = house.line.sent.map(({ type }) => type);
    expect(types).toEqual(["hello", "watch", "act", "command", "ping"]);
  });

  it("fails with the reason the house gives, and only that message", async () => {
    house.welcome();
    const first = act();
    const second = act();
    const [one, two] = house.sent("act");
    expect(one?.id).not.toBe(two?.id);
    const words = { id: "core/why-not-now", args: {} };
    const reason = { code: "not_now", rule: "GU-1.1", words };
    house.say({ type: "error", id: one?.id ?? "", code: "illegal", words, reason });
    await expect(first).rejects.toMatchObject({ code: "illegal", reason: { rule: "GU-1.1" } });
    expect(connection.unacknowledged).toBe(1);
    house.say({ type: "ack", id: two?.id ?? "", version: 9 });
    expect(await second).toMatchObject({ version: 9 });
  });
});

describe("questions", () => {
  it("are lost with the connection instead of being asked again", async () => {
    house.welcome();
    const hint = connection.ask({ type: "hint", version: 1, seat: 0 });
    house.line.ears.lost();
    await expect(hint).rejects.toMatchObject({ code: "lost" });
    house.pass(5_000);
    house.welcome();
    expect(house.sent("hint")).toEqual([]);
  });

  it("are refused at once while nobody can hear them", async () => {
    const hint = connection.ask({ type: "hint", version: 1, seat: 0 });
    await expect(hint).rejects.toMatchObject({ code: "lost" });
  });

  it("a garbled answer asks for the whole state", () => {
    house.welcome();
    connection.watch({ table: "t", seat: null, code: null, since: () => 5, heard: () => null });
    house.line.ears.heard("{not json");
    expect(house.sent("watch").map(({ since }) => since)).toEqual([null, null]);
  });
});
