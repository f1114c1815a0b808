"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { ChatMessage } from "./use-chat";

const LOOKS: Readonly<Record<ChatMessage["sender"], string>> = {
  user: "max-w-[85%] self-end rounded-lg bg-accent-soft px-3 py-2",
  bot: "self-stretch",
  system: "self-center text-muted text-sm",
};
const SPEAKERS: Readonly<Record<ChatMessage["sender"], string>> = {
  user: "You: ",
  bot: "Assistant: ",
  system: "",
};

/** Conversation, oldest first, scrolled to its end; screen readers announce additions when they have time. */
export function MessageList({
  messages,
  typing,
  children,
}: {
  messages: readonly ChatMessage[];
  typing: boolean;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is scrolled to
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight, behavior: "instant" });
  }, [messages, typing, children]);

  return (
    <div
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="tabular flex flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4 focus-visible:outline-offset-[-2px]"
    >
      <div role="log" aria-label="Conversation" className="flex flex-col gap-4">
        {messages.map(({ id, sender, text }) => (
          <p key={id} data-sender={sender} className={`wrap-anywhere whitespace-pre-line ${LOOKS[sender]}`}>
            <span className="sr-only">{SPEAKERS[sender]}</span>
            {sender === "bot" ? <Reply text={text} /> : text}
          </p>
        ))}
        {typing && (
          <p className="flex items-center gap-1.5 text-muted text-sm">
            Typing
            <span aria-hidden="true" className="flex animate-pulse gap-1">
              <i className="size-1 rounded-full bg-current" />
              <i className="size-1 rounded-full bg-current" />
              <i className="size-1 rounded-full bg-current" />
            </span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Reply with its first line as the result, and the derivation in a muted style. */
function Reply({ text }: { text: string }) {
  const end = text.indexOf("\n");
  if (end < 0 || !/\d/.test(text.slice(0, end))) return text;
  return (
    <>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      <span className="text-muted text-sm">{text.slice(end)}</span>
    </>
  );
}
