"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { messages } from "@/components/ui/messages/server";
import { notify, notifyError } from "@/components/ui/notify";
import {
  ELAPSED,
  type FormResult,
  KEY,
  MIN_ELAPSED,
  SUBMISSION_ERROR,
  type Words,
  wordsOf,
} from "@/lib/core/forms/sending";

export interface Plan {
  path: string;
  load: () => Promise<(input: unknown) => FormResult<unknown>>;
  success: Words;
}

export interface Sending {
  busy: boolean;
  /** True if the script has sent, or tried to: an earlier answer is out of date. */
  used: boolean;
  wrong: readonly string[];
  words: Words | undefined;
  /** Clears the problem of a field that the user corrects. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Time after which a silent server counts as unreachable, in ms. */
const TIMEOUT_MS = 30_000;

/** crypto.randomUUID requires TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");

/**
 * Sends a form through the API and reports by toasts; clears the form only if it was sent. Without script the
 * form's action does the same (docs/decisions/abuse.md).
 */
export function useSending({ path, load, success }: Plan): Sending {
  const [busy, setBusy] = useState(false);
  const [used, setUsed] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [words, setWords] = useState<Words>();
  const appeared = useRef(0);
  const key = useRef("");
  const sending = useRef(false);

  useEffect(() => {
    appeared.current = performance.now();
  }, []);

  async function send(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    for (const name of Object.keys(input)) if (name.startsWith("$")) delete input[name];
    const reading = (await load())(input);
    setWrong(reading.ok ? [] : reading.problems.map(({ path: field }) => field));
    setWords(reading.ok ? undefined : wordsOf(reading));
    if (!reading.ok) {
      notify({ ...wordsOf(reading), variant: "destructive" });
      focusOn(form, reading.problems[0]?.path);
      return;
    }
    const left = appeared.current + MIN_ELAPSED - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
    key.current ||= newKey();
    const elapsed = Math.ceil(performance.now() - appeared.current);
    await post(path, { ...input, [KEY]: key.current, [ELAPSED]: elapsed });
    key.current = "";
    clear(form);
    notify(success);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    setBusy(true);
    setUsed(true);
    try {
      await send(form);
    } catch (error) {
      const description = error instanceof RejectedForm ? error.message : messages.notReachedWithForm;
      notifyError(description, SUBMISSION_ERROR);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    setWrong((current) => (current.includes(name) ? current.filter((field) => field !== name) : current));
  }

  return { busy, used, wrong, words, onInput, onFocus: () => void load().catch(() => {}), onSubmit };
}

/** Error with the server’s message about a form that it rejected. */
class RejectedForm extends Error {}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return;
  const problem: unknown = await response.json().catch(() => undefined);
  const { detail } = (problem ?? {}) as { detail?: unknown };
  throw new RejectedForm(typeof detail === "string" ? detail : messages.unexpectedStatus(response.status));
}

/** form.reset() would restore the values of an answer without script. */
function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    if (field.type === "radio") (field as HTMLInputElement).checked = false;
    else if (field.type !== "hidden") field.value = "";
  }
}

function focusOn(form: HTMLFormElement, field: string | undefined): void {
  form.querySelector<HTMLElement>(`[name="${CSS.escape(field ?? "")}"]`)?.focus();
}
