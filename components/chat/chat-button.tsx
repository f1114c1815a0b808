"use client";

import { type ButtonHTMLAttributes, useCallback, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";

const loadPanel = () => import("./chat-panel").then(({ ChatPanel }) => ChatPanel);

/**
 * Opens and closes the chat, whose code comes with the first press. What the button looks like and is called comes from
 * the server, because every page pays for this file.
 */
export function ChatButton(look: ButtonHTMLAttributes<HTMLButtonElement>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { loaded: Panel } = useLoaded(open, loadPanel, close);

  return (
    <>
      <button {...look} aria-expanded={open} onClick={() => setOpen(!open)} />
      {Panel && <Panel open={open} onClose={close} />}
    </>
  );
}
