"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { ConfirmButton } from "./confirm-button";
import { type Outcome, outcomeOf } from "./outcome";

type Change = "read" | "unread" | "archive" | "restore" | "delete";

interface MessageToolsProps {
  id: number;
  subject: string;
  read: boolean;
  archived: boolean;
  change: (id: number, what: Change) => Promise<Outcome<boolean>>;
}

const INBOX = "/admin/messages";

/** Buttons for an open message. Opening it marks it as read: in an effect, because fetching a page changes nothing. */
export function MessageTools({ id, subject, read, archived, change }: MessageToolsProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  // An administrator who marks it as unread and stays on the page has not opened it again.
  const [opened, setOpened] = useState(false);

  function apply(what: Change, thenLeave: boolean) {
    startTransition(async () => {
      const outcome = await outcomeOf(change(id, what));
      if (!outcome.ok) notify({ title: "Not saved", description: outcome.message, variant: "destructive" });
      else if (thenLeave) router.push(INBOX);
    });
  }

  const markOpened = useEffectEvent(() => {
    if (opened) return;
    setOpened(true);
    if (!read) apply("read", false);
  });
  useEffect(() => markOpened(), []);

  return (
    <>
      <Button disabled={pending} onClick={() => apply(archived ? "restore" : "archive", !archived)}>
        {archived ? "Move to inbox" : "Archive"}
      </Button>
      <Button disabled={pending} onClick={() => apply(read ? "unread" : "read", read)}>
        {read ? "Mark as unread" : "Mark as read"}
      </Button>
      <ConfirmButton
        question={`Permanently delete the message “${subject.slice(0, 100)}”?`}
        confirm="Delete message"
        onConfirm={() => apply("delete", true)}
      >
        Delete
      </ConfirmButton>
    </>
  );
}
