"use client";

import { useRouter } from "next/navigation";
import { type CSSProperties, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { CHAT_BUTTON, takeQuestion } from "@/components/page/assistant";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useKeyboardInset } from "@/components/ui/use-keyboard-inset";
import { MAX_MESSAGE } from "@/lib/core/forms/chat";
import { MessageList } from "./message-list";
import { messages as texts } from "./messages";
import { pageExample } from "./page-address";
import type { Chat } from "./use-chat";
import { useDock } from "./use-dock";

const EXAMPLES = ["5 ft 11 in to cm", "Monthly payment on 250k at 6.5% for 30 years", "What is 15% of 80?"];

/**
 * Open chat: a dialog next to the page instead of over it, so that the figures under discussion stay
 * accessible. Takes the focus when it opens and returns it to its button.
 */
export function ChatWindow({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(takeQuestion);
  const keyboard = useKeyboardInset();
  const dock = useDock();
  const [ofPage] = useState(pageExample);
  const examples = ofPage === undefined ? EXAMPLES : [ofPage, ...EXAMPLES.slice(0, 2)];
  const { messages, pending, action, send, stop, follow } = chat;

  useEffect(() => {
    input.current?.focus();
    return () => document.getElementById(CHAT_BUTTON)?.focus();
  }, []);
  useEffect(() => stop, [stop]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send(text)) setText("");
  }

  function ask(example: string) {
    send(example);
    input.current?.focus();
  }

  function open(page: string, label: string) {
    follow(label);
    onClose();
    const target = new URL(page, location.href);
    // A calculator reads its address when it opens, so other inputs on the same page need a full load.
    if (target.pathname === location.pathname && target.search !== location.search) location.assign(target);
    else router.push(page);
  }

  return (
    <div
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      style={{ "--keyboard": `${keyboard}px` } as CSSProperties}
      className="pointer-events-auto fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom),var(--keyboard))] z-30 flex h-[min(500px,calc(100dvh-5rem-var(--keyboard)))] flex-col overflow-hidden rounded-lg border border-line-strong bg-surface shadow-[0_8px_32px_rgb(0_0_0/0.18)] outline-none md:inset-x-auto md:right-6 md:bottom-24 md:h-[min(600px,calc(100dvh-11rem))] md:w-96 docked:inset-y-0 docked:right-0 docked:h-dvh docked:rounded-none docked:border-y-0 docked:border-r-0 docked:shadow-none print:hidden"
    >
      <header className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4">
        <h2 id={id} className="text-base">
          SciCalc Assistant
        </h2>
        <button
          type="button"
          onClick={dock.toggle}
          aria-pressed={dock.docked}
          aria-label={texts.dock}
          title={dock.docked ? texts.float : texts.dock}
          className="ml-auto hidden size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-pressed:text-accent min-[90rem]:grid"
        >
          <Icon name="dock" />
        </button>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon name="x" />
        </button>
      </header>
      <MessageList messages={messages} typing={pending && messages.at(-1)?.sender !== "bot"}>
        {messages.length === 1 && (
          <ul aria-label="Examples" className="flex flex-col items-start gap-2">
            {examples.map((example) => (
              <li key={example}>
                <Button onClick={() => ask(example)} className="text-left">
                  {example}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {action && !pending && (
          <Button
            look="primary"
            onClick={() => open(action.page, action.tab ?? action.page)}
            className="max-w-full self-start py-2 text-left"
          >
            <span className="min-w-0 wrap-anywhere">Go to {action.tab ?? action.page}</span>
            <Icon name="chevron-right" className="size-4" />
          </Button>
        )}
      </MessageList>
      <form onSubmit={submit} className="flex gap-2 border-line border-t p-3">
        <input
          ref={input}
          type="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_MESSAGE}
          placeholder="Ask about SciCalc"
          aria-label="Ask about SciCalc"
          autoComplete="off"
          enterKeyHint="send"
          className="h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base placeholder:text-muted"
        />
        <Button
          look="primary"
          type="submit"
          aria-label="Send"
          aria-disabled={pending || text.trim() === ""}
          className="w-11 px-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        >
          <Icon name="send" />
        </Button>
      </form>
    </div>
  );
}
