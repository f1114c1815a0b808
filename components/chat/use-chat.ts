"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notifyError } from "@/components/ui/notify";
import type { ChatAction } from "@/lib/core/forms/chat";
import { MAX_TURNS } from "@/lib/core/forms/chat";
import { askAssistant, type SentTurn } from "./chat-client";
import { messages as texts } from "./messages";

export interface ChatMessage {
  id: number;
  text: string;
  /** "system" for notices of the panel itself. */
  sender: "user" | "bot" | "system";
}

/** Characters of the conversation that go along with a message. */
const MAX_HISTORY = 8000;

export interface Chat {
  messages: readonly ChatMessage[];
  /** A message is on its way, or its answer is. */
  pending: boolean;
  action: ChatAction | undefined;
  /** Sends a message; false when it is blank or another one is on its way. */
  send: (text: string) => boolean;
  /** Gives up the running request, if there is one. */
  stop: () => void;
  /** Takes the action away and notes that it was followed. */
  follow: (label: string) => void;
}

/** A conversation with the assistant, for as long as the page lives. */
export function useChat(): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([
    { id: 0, sender: "bot", text: texts.greeting },
  ]);
  const [action, setAction] = useState<ChatAction>();
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  const nextId = useRef(1);

  const add = useCallback((sender: ChatMessage["sender"], text: string): number => {
    const id = nextId.current++;
    setMessages((current) => [...current, { id, sender, text }]);
    return id;
  }, []);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function run(text: string, history: readonly SentTurn[], request: AbortController) {
    const id = nextId.current++;
    let [reply, failure] = ["", ""];
    /** The answer so far; the message is there as long as it has text. */
    const show = (text: string): void => {
      reply = text;
      setMessages((current) => [
        ...current.filter((message) => message.id !== id),
        ...(text === "" ? [] : [{ id, sender: "bot" as const, text }]),
      ]);
    };
    try {
      for await (const event of askAssistant(text, history, request.signal)) {
        if (request.signal.aborted) break;
        if (event.type === "text") show(reply + event.text);
        else if (event.type === "restart") show("");
        else if (event.type === "action") setAction(event.action);
        else if (event.type === "error") failure = texts.failed(event.error);
      }
      if (!failure && reply.trim() === "") failure = texts.noReply;
    } catch {
      failure = texts.connectionFailed;
    }
    const stopped = request.signal.aborted;
    if (stopped || failure) {
      show("");
      setAction(undefined);
      if (failure === texts.connectionFailed && !stopped) notifyError(texts.notConnected, texts.error);
      if (stopped) add("system", texts.stopped);
      else add("bot", failure);
    }
    running.current = undefined;
    setPending(false);
  }

  function send(text: string): boolean {
    if (text.trim() === "" || running.current) return false;
    const request = new AbortController();
    running.current = request;
    setPending(true);
    setAction(undefined);
    add("user", text.trim());
    void run(text, historyOf(messages), request);
    return true;
  }

  function follow(label: string): void {
    setAction(undefined);
    add("system", texts.opened(label));
  }

  return { messages, pending, action, send, stop, follow };
}

/** The last turns that fit beside a message into one request. */
function historyOf(messages: readonly ChatMessage[]): SentTurn[] {
  let room = MAX_HISTORY;
  return messages
    .flatMap(({ sender, text }) => (sender === "system" ? [] : [{ sender, text }]))
    .slice(-MAX_TURNS)
    .reverse()
    .filter(({ text }) => {
      room -= text.length;
      return room >= 0;
    })
    .reverse();
}
