/** My page: a guest may take an account or sign in; whoever has one looks after it here. */
import type { ComponentChildren, JSX, TargetedInputEvent } from "preact";
import { useState } from "preact/hooks";

import * as http from "../net/http";
import { asProblem } from "../net/problem";
import { saveFile } from "../ui/download";
import { Dialog } from "../ui/dialog";
import { Check } from "../ui/fields";
import { say } from "../words";
import { becomes, rename, useHouse } from "./house";
import { BeingTold } from "./notices";
import { unsubscribe } from "./push";
import { address } from "./route";
import { Ties } from "./ties";
import "./account.css";

const SHORTEST = 8;

/** Runs what a form asks for: one at a time, and says what went wrong. */
function useWish(): {
  busy: boolean;
  failed: string;
  run: (work: () => Promise<unknown>) => void;
} {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true);
    setFailed("");
    work()
      .catch((error: unknown) => setFailed(asProblem(error).sentence))
      .finally(() => setBusy(false));
  };
  return { busy, failed, run };
}

interface FieldProps {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  kind: "username" | "current-password" | "new-password" | "off";
  note?: string;
}

function Field(props: FieldProps): JSX.Element {
  const secret = props.kind.endsWith("password");
  const common = {
    id: props.id,
    autocomplete: props.kind,
    required: true,
    value: props.value,
    ...(props.kind === "new-password" ? { minLength: SHORTEST } : {}),
    ...(props.note ? { "aria-describedby": `${props.id}-note` } : {}),
    onInput: (event: TargetedInputEvent<HTMLInputElement>) =>
      props.onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={props.id}>{props.label}</label>
      {secret ? (
        <input type="password" maxLength={200} {...common} />
      ) : (
        <input type="text" maxLength={40} {...common} />
      )}
      {props.note && (
        <p class="quiet small" id={`${props.id}-note`}>
          {props.note}
        </p>
      )}
    </div>
  );
}

function Form(props: {
  title: string;
  lead?: string;
  button: string;
  test: string;
  wish: ReturnType<typeof useWish>;
  work: () => Promise<unknown>;
  children?: ComponentChildren;
}): JSX.Element {
  const { wish } = props;
  return (
    <section class="panel padded" aria-labelledby={`${props.test}-title`}>
      <h2 id={`${props.test}-title`}>{props.title}</h2>
      {props.lead && <p class="quiet">{props.lead}</p>}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          wish.run(props.work);
        }}
      >
        {props.children}
        {wish.failed && (
          <p class="warning" role="alert" data-testid={`${props.test}-failed`}>
            {wish.failed}
          </p>
        )}
        <div class="row">
          <button
            type="submit"
            class="button primary"
            data-testid={props.test}
            disabled={wish.busy}
          >
            {props.button}
          </button>
        </div>
      </form>
    </section>
  );
}

type Told = (recovery: string | null) => void;

function SignUp({ told }: { told: Told }): JSX.Element {
  const me = useHouse((now) => now.me);
  const [name, setName] = useState(me?.name ?? "");
  const [password, setPassword] = useState("");
  const wish = useWish();
  const work = async (): Promise<void> => told(becomes(await http.signUp({ name, password })));
  return (
    <Form
      title={say("sign-up-title")}
      lead={say("sign-up-lead")}
      button={say("sign-up")}
      test="sign-up"
      wish={wish}
      work={work}
    >
      <Field
        id="up-name"
        label={say("name-label")}
        value={name}
        onInput={setName}
        kind="username"
      />
      <Field
        id="up-password"
        label={say("password")}
        value={password}
        onInput={setPassword}
        kind="new-password"
        note={say("password-note", { least: SHORTEST })}
      />
    </Form>
  );
}

function SignIn({ told }: { told: Told }): JSX.Element {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [forgot, setForgot] = useState(false);
  const [bring, setBring] = useState(true);
  const wish = useWish();
  const work = async (): Promise<void> =>
    told(
      becomes(
        forgot
          ? await http.recover({ name, code, password })
          : await http.signIn({ name, password, bring }),
      ),
    );
  return (
    <Form
      title={say("sign-in-title")}
      button={forgot ? say("recover") : say("sign-in")}
      test="sign-in"
      wish={wish}
      work={work}
    >
      <Field
        id="in-name"
        label={say("account-name")}
        value={name}
        onInput={setName}
        kind="username"
      />
      {forgot && (
        <Field
          id="in-code"
          label={say("recovery-code")}
          value={code}
          onInput={setCode}
          kind="off"
        />
      )}
      <Field
        key={String(forgot)}
        id="in-password"
        label={forgot ? say("password-new") : say("password")}
        value={password}
        onInput={setPassword}
        kind={forgot ? "new-password" : "current-password"}
      />
      {!forgot && <Check words={say("bring-games")} value={bring} onChange={setBring} />}
      <div>
        <button
          type="button"
          class="button bare tiny"
          aria-expanded={forgot}
          onClick={() => setForgot(!forgot)}
        >
          {forgot ? say("remembered") : say("forgot-password")}
        </button>
      </div>
    </Form>
  );
}

/** Told only once, so it stays until it was noted down. */
function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }): JSX.Element {
  return (
    <section class="panel padded recovery" role="status" aria-labelledby="code-title">
      <h2 id="code-title">{say("recovery-title")}</h2>
      <p>{say("recovery-lead")}</p>
      <p class="recovery-code" data-testid="recovery-code">
        {code}
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() =>
            saveFile({ name: "edubba-recovery.txt", content: new Blob([`${code}\n`]) })
          }
        >
          {say("recovery-save")}
        </button>
        <button type="button" class="button primary" data-testid="code-kept" onClick={onKept}>
          {say("recovery-kept")}
        </button>
      </div>
    </section>
  );
}

function ChangeName(): JSX.Element {
  const me = useHouse((now) => now.me);
  const [name, setName] = useState(me?.name ?? "");
  const wish = useWish();
  return (
    <Form
      title={say("name-title")}
      button={say("keep-name")}
      test="new-name"
      wish={wish}
      work={() => rename(name)}
    >
      <Field
        id="new-name-field"
        label={say("name-label")}
        value={name}
        onInput={setName}
        kind="username"
      />
    </Form>
  );
}

function ChangePassword({ told }: { told: Told }): JSX.Element {
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const wish = useWish();
  const work = async (): Promise<void> => {
    setDone(false);
    told(becomes(await http.newPassword({ old, password })));
    setOld("");
    setPassword("");
    setDone(true);
  };
  return (
    <Form
      title={say("password-title")}
      lead={say("password-lead")}
      button={say("password-change")}
      test="new-password"
      wish={wish}
      work={work}
    >
      <Field
        id="old-password"
        label={say("password-now")}
        value={old}
        onInput={setOld}
        kind="current-password"
      />
      <Field
        id="next-password"
        label={say("password-new")}
        value={password}
        onInput={setPassword}
        kind="new-password"
        note={say("password-note", { least: SHORTEST })}
      />
      {done && (
        <p class="ok" role="status">
          {say("password-changed")}
        </p>
      )}
    </Form>
  );
}

/** What needs the password once more, in a dialog. */
function Sure(props: {
  title: string;
  lead: string;
  button: string;
  danger?: boolean;
  /** A guest has no password. */
  asks: boolean;
  work: (password: string | null) => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const [password, setPassword] = useState("");
  const wish = useWish();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          wish.run(() => props.work(props.asks ? password : null));
        }}
      >
        <p>{props.lead}</p>
        {props.asks && (
          <Field
            id="sure-password"
            label={say("password-now")}
            value={password}
            onInput={setPassword}
            kind="current-password"
          />
        )}
        {wish.failed && (
          <p class="warning" role="alert">
            {wish.failed}
          </p>
        )}
        <div class="row end">
          <button type="button" class="button" onClick={props.onClose}>
            {say("cancel")}
          </button>
          <button
            type="submit"
            class={`button ${props.danger ? "danger" : "primary"}`}
            data-testid="sure"
            disabled={wish.busy}
          >
            {props.button}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the house knows of me, and what shall become of it. */
function MyData({ account, told }: { account: boolean; told: Told }): JSX.Element {
  const id = useHouse((now) => now.me?.id);
  const [asking, setAsking] = useState<"code" | "delete" | null>(null);
  const wish = useWish();
  const close = (): void => setAsking(null);
  return (
    <section class="panel padded" aria-labelledby="data-title">
      <h2 id="data-title">{say("data-title")}</h2>
      <p class="quiet">
        {say("data-lead")} <a href={address({ screen: "privacy" })}>{say("privacy-title")}</a>
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid="export"
          disabled={wish.busy}
          onClick={() =>
            wish.run(async () => {
              const text = JSON.stringify(await http.exportMe(), null, 1);
              saveFile({ name: "edubba.json", content: new Blob([text]) });
            })
          }
        >
          {say("data-export")}
        </button>
        {account && (
          <button type="button" class="button" onClick={() => setAsking("code")}>
            {say("recovery-new")}
          </button>
        )}
        <button
          type="button"
          class="button danger"
          data-testid="delete-me"
          onClick={() => setAsking("delete")}
        >
          {say("data-delete")}
        </button>
      </div>
      {id && <p class="quiet small">{say("data-id", { person: id })}</p>}
      {wish.failed && (
        <p class="warning" role="alert">
          {wish.failed}
        </p>
      )}
      {asking === "code" && (
        <Sure
          title={say("recovery-new")}
          lead={say("recovery-new-lead")}
          button={say("recovery-new")}
          asks
          work={async (password) => {
            told(becomes(await http.newCode({ password })));
            close();
          }}
          onClose={close}
        />
      )}
      {asking === "delete" && (
        <Sure
          title={say("data-delete")}
          lead={say("data-delete-lead")}
          button={say("data-delete-sure")}
          danger
          asks={account}
          work={async (password) => {
            await http.deleteMe({ password });
            becomes({ me: await http.me(), recovery: null });
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

export default function AccountScreen(): JSX.Element {
  const me = useHouse((now) => now.me);
  const [code, setCode] = useState<string | null>(null);
  const wish = useWish();
  const told: Told = (recovery) => {
    if (recovery) setCode(recovery);
  };
  const account = me?.account ?? false;
  const signOut = async (): Promise<void> => {
    await unsubscribe();
    await http.signOut();
    setCode(null);
    becomes({ me: await http.me(), recovery: null });
  };
  return (
    <>
      <div class="row apart screen-title">
        <h1 tabIndex={-1}>{account ? me?.name : say("me-title")}</h1>
        {account && me && (
          <div class="row">
            <a
              class="button"
              data-testid="my-profile"
              href={address({ screen: "person", id: me.id })}
            >
              {say("profile-mine")}
            </a>
            <button
              type="button"
              class="button"
              data-testid="sign-out"
              disabled={wish.busy}
              onClick={() => wish.run(signOut)}
            >
              {say("sign-out")}
            </button>
          </div>
        )}
      </div>
      <p class="quiet lead">{account ? say("me-account-lead") : say("me-guest-lead")}</p>
      <div class="account-parts">
        {code && <RecoveryCode code={code} onKept={() => setCode(null)} />}
        {account ? (
          <>
            <ChangeName />
            <ChangePassword told={told} />
          </>
        ) : (
          <>
            <SignUp told={told} />
            <SignIn told={told} />
          </>
        )}
        <BeingTold account={account} />
        <Ties />
        <MyData account={account} told={told} />
      </div>
    </>
  );
}
