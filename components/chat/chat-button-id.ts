export const CHAT_BUTTON = "chat-button";
