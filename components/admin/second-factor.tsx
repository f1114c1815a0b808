"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { BackupCodes } from "./backup-codes";
import { messages } from "./messages";
import { PasswordDialog } from "./password-dialog";

/** With this many codes or fewer, losing the phone could lock the administrator out. */
const FEW_CODES = 3;

/** Remaining backup codes, new ones, and a replacement for the authenticator app. */
export function SecondFactor({ codesLeft }: { codesLeft: number }) {
  const router = useRouter();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes)
    return (
      <div className="mt-4">
        <p>
          Save these codes in a safe place. They are not displayed again, and the old ones no longer work.
        </p>
        <BackupCodes codes={codes} />
        <Button look="primary" className="mt-6" onClick={() => setCodes(undefined)}>
          Done
        </Button>
      </div>
    );
  return (
    <div className="mt-4">
      <p className={codesLeft <= FEW_CODES ? "text-danger" : "text-muted"}>{describeCodes(codesLeft)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <PasswordDialog
          question={messages.account.newCodesQuestion}
          confirm="Create codes"
          path="/two-factor/generate-backup-codes"
          onDone={({ backupCodes }) => {
            setCodes((backupCodes ?? []) as string[]);
            router.refresh();
          }}
        >
          New backup codes
        </PasswordDialog>
        <PasswordDialog
          question={messages.account.replaceAppQuestion}
          confirm="Replace app"
          path="/second-factor/replace"
          onDone={() => location.assign("/admin/enroll")}
          more={
            <TextField label="Code from the app, or a backup code" name="code" autoComplete="off" required />
          }
        >
          Replace authenticator app
        </PasswordDialog>
      </div>
    </div>
  );
}

function describeCodes(count: number): string {
  const { noCodes, codesLeft, fewCodesLeft } = messages.account;
  if (count === 0) return noCodes;
  return count <= FEW_CODES ? fewCodesLeft(count) : codesLeft(count);
}
