"use client";

import { ChatWindow } from "./chat-window";
import { useChat } from "./use-chat";

/** Chat, open or closed. The conversation lasts as long as the page; closing cancels a running request. */
export function ChatPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const chat = useChat();
  return open ? <ChatWindow chat={chat} onClose={onClose} /> : null;
}
