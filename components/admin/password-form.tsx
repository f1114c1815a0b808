"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { TextField } from "@/components/ui/text-field";
import { messages } from "./messages";
import { Problem } from "./problem";
import { useAuthForm } from "./use-auth-form";

export function PasswordForm({ email }: { email: string }) {
  const router = useRouter();
  const { error, busy, submit } = useAuthForm("/change-password", () => {
    notify(messages.account.passwordChanged);
    router.refresh();
  });

  return (
    <form method="post" onSubmit={submit} className="mt-4 grid max-w-sm gap-4">
      {/* For password managers, which ask whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters, for example four unrelated words."
        minLength={12}
        maxLength={128}
        required
      />
      <Problem text={error} />
      <Button type="submit" className="justify-self-start" disabled={busy}>
        Change password
      </Button>
    </form>
  );
}
