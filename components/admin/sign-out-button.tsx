"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { postAuth } from "./post-auth";

/** Ends this session, or with `everywhere` each one, and leaves for the sign-in page with nothing kept in memory. */
export function SignOutButton({ everywhere = false }: { everywhere?: boolean }) {
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    const answer = await postAuth(everywhere ? "/revoke-sessions" : "/sign-out");
    if (answer.ok) return location.assign("/admin/sign-in");
    setLeaving(false);
    notify({ title: "Not signed out", description: answer.message, variant: "destructive" });
  }

  return (
    <Button look={everywhere ? "secondary" : "quiet"} onClick={signOut} disabled={leaving}>
      {everywhere ? "Sign out everywhere" : "Sign out"}
    </Button>
  );
}
