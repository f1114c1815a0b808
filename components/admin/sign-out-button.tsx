"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyError } from "@/components/ui/notify";
import { firstProblem } from "@/lib/core/result/result";
import { messages } from "./messages";
import { postAuth } from "./post-auth";

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    const answer = await postAuth("/sign-out");
    if (answer.ok) return location.assign("/admin/sign-in");
    setLeaving(false);
    notifyError(firstProblem(answer).message, messages.account.notSignedOut);
  }

  return (
    <Button look="quiet" onClick={signOut} disabled={leaving}>
      Sign out
    </Button>
  );
}
