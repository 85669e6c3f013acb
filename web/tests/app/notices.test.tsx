import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BeingTold, InviteFriends, NoticeLink, markTitle } from "../../src/app/notices";
import { addCatalogue } from "../../src/words";

const catalogues = import.meta.glob<string>("../../../src/edubba/locale/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const NOTHING = {
  turns: [],
  invitations: [],
  back: null,
  vacation_days: 30,
  mail: { offered: true, address: null, confirmed: false },
  push: { key: null, browsers: 0 },
};
let asked: [string, string, unknown][];
let answers: Record<string, unknown>;

beforeEach(() => {
  for (const source of Object.values(catalogues)) addCatalogue("web", source);
  asked = [];
  answers = { "api/notices": NOTHING };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([init.method ?? "GET", path, init.body ? JSON.parse(String(init.body)) : null]);
    return Promise.resolve(Response.json(answers[path] ?? answers["api/notices"]));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says how much waits, also in the title of the page", async () => {
  document.title = "Edubba";
  const invitation = { table: "t", game: "g", code: "c", by: "Ben" };
  answers["api/notices"] = { ...NOTHING, invitations: [invitation] };
  render(<NoticeLink />);
  expect((await screen.findByTestId("notices")).textContent).toContain("1");
  await waitFor(() => expect(document.title).toBe("(1) Edubba"));
  expect(markTitle("(1) Edubba", 0)).toBe("Edubba");
  expect(markTitle("(1) Edubba", 12)).toBe("(12) Edubba");
});

it("goes on vacation, and awaits the code that was mailed", async () => {
  render(<BeingTold account />);
  fireEvent.input(await screen.findByLabelText("Days"), { target: { value: "5" } });
  answers["api/vacation"] = { ...NOTHING, back: "2030-02-03T00:00:00+00:00" };
  fireEvent.click(screen.getByText("Go away"));
  expect(await screen.findByText(/2030-02-03/)).toBeTruthy();
  expect(asked.at(-1)).toEqual(["PUT", "api/vacation", { days: 5 }]);
  const mail = { offered: true, address: "a@b.c", confirmed: false };
  answers["api/mail"] = mail;
  fireEvent.input(screen.getByLabelText(/mail address/), { target: { value: "a@b.c" } });
  fireEvent.click(screen.getByText("Send the code"));
  answers["api/mail"] = { ...mail, confirmed: true };
  fireEvent.input(await screen.findByLabelText(/code.*a@b\.c/), { target: { value: "xyz" } });
  fireEvent.click(screen.getByText("This is the code"));
  expect(await screen.findByText(/told by mail.*a@b\.c/)).toBeTruthy();
  expect(asked.at(-1)).toEqual(["POST", "api/mail", { code: "xyz" }]);
});

it("asks for leave to push on a click only, and takes it back", async () => {
  const requestPermission = vi.fn(() => Promise.resolve("denied"));
  const unsubscribe = vi.fn();
  const keys = { p256dh: "theirs", auth: "secret" };
  const made = { toJSON: () => ({ endpoint: "https://push.example/1", keys }), unsubscribe };
  const pushManager = { getSubscription: () => made, subscribe: vi.fn(() => made) };
  const worker = { pushManager };
  const register = vi.fn();
  vi.stubGlobal("Notification", { requestPermission });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("navigator", {
    serviceWorker: { register, ready: worker, getRegistration: () => worker },
  });
  answers["api/notices"] = { ...NOTHING, push: { key: "BKey", browsers: 0 } };
  render(<BeingTold account={false} />);
  const ask = await screen.findByText("Tell me in this browser");
  expect(screen.queryByText("Go away")).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  fireEvent.click(ask);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(asked.map(([, path]) => path)).toEqual(["api/notices"]);
  requestPermission.mockResolvedValue("granted");
  answers["api/push"] = { key: "BKey", browsers: 1 };
  fireEvent.click(ask);
  expect(await screen.findByText(/^One browser tells you/)).toBeTruthy();
  expect(register).toHaveBeenCalledWith("push.js");
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: "BKey",
  });
  const told = { endpoint: "https://push.example/1", ...keys };
  expect(asked.at(-1)).toEqual(["PUT", "api/push", told]);
  answers["api/push"] = { key: "BKey", browsers: 0 };
  fireEvent.click(screen.getByText("Tell me in no browser"));
  expect(await screen.findByText(/^Your browser can tell you/)).toBeTruthy();
  expect(asked.at(-1)).toEqual(["DELETE", "api/push", {}]);
  expect(unsubscribe).toHaveBeenCalledTimes(2);
});

it("invites those whom I follow", async () => {
  answers["api/ties"] = [
    { id: "p1", name: "Ben", account: true, tie: "friend" },
    { id: "p2", name: "Cyd", account: true, tie: "muted" },
  ];
  render(<InviteFriends table="t" />);
  fireEvent.click(await screen.findByText("Ben"));
  expect(await screen.findByText("Ben is invited")).toBeTruthy();
  expect(screen.queryByText("Cyd")).toBeNull();
  expect(asked.at(-1)).toEqual(["POST", "api/tables/t/invite", { person: "p1" }]);
});
