"use client";

import { type ButtonHTMLAttributes, useReducer } from "react";
import { useLoaded } from "@/components/ui/use-loaded";

const loadPanel = () => import("./chat-panel").then(({ ChatPanel }) => ChatPanel);

/**
 * Opens and closes the chat, whose code loads with the first press. The server renders the button's look and
 * label, because every page loads this file.
 */
export function ChatButton(look: ButtonHTMLAttributes<HTMLButtonElement>) {
  const [open, toggle] = useReducer((current: boolean) => !current, false);
  const { loaded: Panel } = useLoaded(open, loadPanel, toggle);

  return (
    <>
      <button {...look} aria-expanded={open} onClick={toggle} />
      {Panel && <Panel open={open} onClose={toggle} />}
    </>
  );
}
