"use client";

import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { firstProblem } from "@/lib/core/result/result";
import { messages } from "./messages";
import { postAuth } from "./post-auth";
import { Problem } from "./problem";

type Step = "password" | "code" | "backup";

/** Asks for e-mail and password; then, with a second factor, for an app or a backup code. */
export function SignInForm() {
  const [step, setStep] = useState<Step>("password");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    setBusy(true);
    setError(undefined);
    const answer = await (step === "password"
      ? postAuth("/sign-in/email", { email: text("email"), password: text("password") })
      : postAuth(step === "code" ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code", {
          code: text("code").replaceAll(" ", ""),
        }));
    if (answer.ok && answer.value.twoFactorRedirect !== true) return location.assign("/admin");
    setBusy(false);
    if (answer.ok) setStep("code");
    else setError(firstProblem(answer).message);
  }

  return (
    // Until the script loads, the form must not put the password into the address.
    <form method="post" onSubmit={submit} className="mt-6 grid gap-4">
      {step === "password" ? (
        <>
          <TextField label="Email" name="email" type="email" autoComplete="username" required />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      ) : (
        <TextField
          key={step}
          label={step === "code" ? messages.account.codeFromApp : messages.account.backupCode}
          name="code"
          autoComplete="one-time-code"
          inputMode={step === "code" ? "numeric" : "text"}
          autoFocus
          required
        />
      )}
      <Problem text={error} />
      <Button look="primary" type="submit" disabled={busy}>
        {step === "password" ? "Sign in" : "Continue"}
      </Button>
      {step !== "password" && (
        <Button look="quiet" onClick={() => setStep(step === "code" ? "backup" : "code")}>
          {step === "code" ? messages.account.useBackupCode : messages.account.useApp}
        </Button>
      )}
    </form>
  );
}
