"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { notifyError } from "@/components/ui/notify";
import { firstProblem, type Result } from "@/lib/core/result/result";
import { ConfirmButton } from "./confirm-button";
import { messages } from "./messages";
import { outcomeOf } from "./outcome";

type Change = "read" | "unread" | "archive" | "restore" | "delete";

interface MessageToolsProps {
  id: number;
  subject: string;
  read: boolean;
  archived: boolean;
  change: (id: number, what: Change) => Promise<Result<boolean>>;
}

const INBOX = "/admin/messages";

/** Buttons for an open message. Opening it marks it as read: in an effect, because fetching a page changes nothing. */
export function MessageTools({ id, subject, read, archived, change }: MessageToolsProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  // An administrator who marks the message as unread and stays on the page has not opened it again.
  const [opened, setOpened] = useState(false);

  function apply(what: Change, thenLeave: boolean) {
    startTransition(async () => {
      const outcome = await outcomeOf(change(id, what));
      if (!outcome.ok) notifyError(firstProblem(outcome).message, messages.notSaved);
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
        {archived ? messages.inbox.moveToInbox : "Archive"}
      </Button>
      <Button disabled={pending} onClick={() => apply(read ? "unread" : "read", read)}>
        {read ? messages.inbox.markAsUnread : messages.inbox.markAsRead}
      </Button>
      <ConfirmButton
        question={messages.inbox.deletionQuestion(subject.slice(0, 100))}
        confirm="Delete message"
        onConfirm={() => apply("delete", true)}
      >
        Delete
      </ConfirmButton>
    </>
  );
}
