"use client";

import { ChatWindow } from "./chat-window";
import { useChat } from "./use-chat";

/** The chat, open or closed. What was said stays until the page is left; closing stops what is under way. */
export function ChatPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const chat = useChat();
  return open ? <ChatWindow chat={chat} onClose={onClose} /> : null;
}
