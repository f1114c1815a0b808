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
  sender: "user" | "bot" | "system";
}

/** Maximum characters of the conversation that accompany a message. */
const MAX_HISTORY = 8000;

export interface Chat {
  messages: readonly ChatMessage[];
  /** True while a message or its answer is in progress. */
  pending: boolean;
  action: ChatAction | undefined;
  /** Sends a message; returns false if it is blank or another one is pending. */
  send: (text: string) => boolean;
  /** Cancels the running request, if any. */
  stop: () => void;
  /** Removes the action and notes that the visitor followed it. */
  follow: (label: string) => void;
}

/** Conversation with the assistant, for the lifetime of the page. */
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
    /** Streams the answer; the message exists while it has text. */
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

/** Returns the last turns that fit into a request with the message. */
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
