"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ownSystem } from "@/components/page/units-choice";
import { Button } from "@/components/ui/button";
import { messages } from "@/components/ui/messages";
import { notifyError } from "@/components/ui/notify";
import { projectPath } from "@/lib/projects/paths";

/** Opens a copy of the example project. */
export function OpenExample() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function open() {
    setBusy(true);
    try {
      const { openExample } = await import("@/components/project/stored-projects");
      router.push(projectPath(await openExample(ownSystem())));
    } catch {
      notifyError(messages.partNotLoaded);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="primary" disabled={busy} onClick={open} className="script-only">
      Open the example
    </Button>
  );
}
