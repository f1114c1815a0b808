"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { BackupCodes } from "./backup-codes";
import { Problem } from "./problem";
import { TotpKey } from "./totp-key";
import { useAuthForm } from "./use-auth-form";

interface Enrollment {
  uri: string;
  backupCodes: readonly string[];
}

/**
 * Sets up the second factor: the password again, then the key, the backup codes, and a code that proves that
 * the app has the key.
 */
export function EnrollForm() {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  return enrollment ? (
    <ConfirmForm {...enrollment} />
  ) : (
    <StartForm onStart={(started) => setEnrollment(started)} />
  );
}

function StartForm({ onStart }: { onStart: (enrollment: Enrollment) => void }) {
  const { error, busy, submit } = useAuthForm("/two-factor/enable", ({ totpURI, backupCodes }) =>
    onStart({ uri: String(totpURI), backupCodes: (backupCodes ?? []) as string[] }),
  );
  return (
    <form method="post" onSubmit={submit} className="mt-6 grid max-w-sm gap-4">
      <TextField
        label="Confirm your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Problem text={error} />
      <Button look="primary" type="submit" className="justify-self-start" disabled={busy}>
        Continue
      </Button>
    </form>
  );
}

function ConfirmForm({ uri, backupCodes }: Enrollment) {
  const { error, busy, submit } = useAuthForm("/two-factor/verify-totp", () => location.assign("/admin"));
  return (
    <ol className="mt-8 grid gap-10">
      <Step number={1} title="Add SciCalc to your authenticator app">
        <p>
          Scan the QR code with an app such as 1Password, Google Authenticator or Microsoft Authenticator.
        </p>
        <TotpKey uri={uri} />
      </Step>
      <Step number={2} title="Save your backup codes">
        <p>Each code signs you in once if you lose your phone. They are not displayed again.</p>
        <BackupCodes codes={backupCodes} />
      </Step>
      <Step number={3} title="Enter the code from the app">
        <form method="post" onSubmit={submit} className="grid max-w-sm gap-4">
          <TextField
            label="Six-digit code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Problem text={error} />
          <Button look="primary" type="submit" className="justify-self-start" disabled={busy}>
            Finish setup
          </Button>
        </form>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 gap-y-3 sm:grid-cols-[2rem_1fr]">
      <span
        aria-hidden="true"
        className="tabular grid size-8 place-items-center rounded-full border border-line text-muted text-sm"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="text-lg leading-8">{title}</h2>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}
