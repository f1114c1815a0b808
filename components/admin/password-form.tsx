"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { TextField } from "@/components/ui/text-field";
import { postAuth } from "./post-auth";

/** Changes the password; every other session ends. */
export function PasswordForm({ email }: { email: string }) {
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [currentPassword, newPassword] = [fields.get("current"), fields.get("new")];
    setBusy(true);
    setError(undefined);
    const answer = await postAuth("/change-password", { currentPassword, newPassword });
    setBusy(false);
    if (!answer.ok) return setError(answer.message);
    form.reset();
    notify({ title: "Password changed", description: "All other sessions have been signed out." });
    router.refresh();
  }

  return (
    <form method="post" onSubmit={submit} className="mt-4 grid max-w-sm gap-4">
      {/* For password managers, which ask whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label="New password"
        name="new"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters."
        minLength={12}
        maxLength={128}
        required
      />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <Button type="submit" className="justify-self-start" disabled={busy}>
        Change password
      </Button>
    </form>
  );
}
