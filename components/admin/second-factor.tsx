"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { TextField } from "@/components/ui/text-field";
import { type AuthAnswer, postAuth } from "./post-auth";
import { TotpSecret } from "./totp-secret";

interface Enrolment {
  uri: string;
  backupCodes: readonly string[];
}

/** Switches codes of an authenticator app on, after one of them proved that it works, and off. */
export function SecondFactor({ on }: { on: boolean }) {
  const router = useRouter();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** A form with one field, whose text `send` takes. */
  const submitting =
    (send: (text: string) => Promise<AuthAnswer>, then: (answer: AuthAnswer & { ok: true }) => void) =>
    async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const text = String(new FormData(form).get("text") ?? "");
      setBusy(true);
      setError(undefined);
      const answer = await send(text);
      setBusy(false);
      if (!answer.ok) return setError(answer.message);
      form.reset();
      then(answer);
    };

  const enable = submitting(
    (password) => postAuth("/two-factor/enable", { password }),
    ({ body }) =>
      setEnrolment({ uri: String(body.totpURI), backupCodes: (body.backupCodes ?? []) as string[] }),
  );
  const verify = submitting(
    (code) => postAuth("/two-factor/verify-totp", { code: code.replaceAll(" ", "") }),
    () => finish("Two-factor authentication is on", "From now on, you need a code to sign in."),
  );
  const disable = submitting(
    (password) => postAuth("/two-factor/disable", { password }),
    () => finish("Two-factor authentication is off"),
  );

  function finish(title: string, description?: string) {
    setEnrolment(undefined);
    notify(description === undefined ? { title } : { title, description });
    router.refresh();
  }

  if (enrolment)
    return (
      <>
        <TotpSecret uri={enrolment.uri} backupCodes={enrolment.backupCodes} />
        <form method="post" onSubmit={verify} className="mt-6 grid max-w-sm gap-4">
          <TextField
            label="Current code from the app"
            name="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Problem text={error} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" type="submit" disabled={busy}>
              {" "}
              Turn on
            </Button>
            <Button onClick={() => setEnrolment(undefined)}>Cancel</Button>
          </div>
        </form>
      </>
    );
  return (
    <form method="post" onSubmit={on ? disable : enable} className="mt-4 grid max-w-sm gap-4">
      <p className="text-muted">
        {on
          ? "On: you need a code from your authenticator app to sign in."
          : "Off. Once it is set up, you need a code from your authenticator app as well as your password to sign in."}
      </p>
      <TextField label="Password" name="text" type="password" autoComplete="current-password" required />
      <Problem text={error} />
      <Button type="submit" className="justify-self-start" disabled={busy}>
        {on ? "Turn off" : "Set up"}
      </Button>
    </form>
  );
}

const Problem = ({ text }: { text: string | undefined }) => (
  <p role="alert" className="text-danger text-sm empty:hidden">
    {text}
  </p>
);
