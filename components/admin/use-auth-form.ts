import { type SyntheticEvent, useState } from "react";
import { firstProblem } from "@/lib/core/result/result";
import { type AuthAnswer, postAuth } from "./post-auth";

/** Sends a form to an endpoint of /api/auth under the names of its fields; tracks errors and progress. */
export function useAuthForm(
  path: string,
  onDone: (answer: AuthAnswer) => void,
  extra: Readonly<Record<string, string>> = {},
) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { ...Object.fromEntries(new FormData(form)), ...extra } as Record<string, string>;
    // Apps and lists of codes display spaces.
    if (body.code !== undefined) body.code = body.code.replaceAll(/\s/g, "");
    setBusy(true);
    setError(undefined);
    const answer = await postAuth(path, body);
    setBusy(false);
    if (!answer.ok) return setError(firstProblem(answer).message);
    form.reset();
    onDone(answer.value);
  }

  return { error, busy, submit, clear: () => setError(undefined) };
}
