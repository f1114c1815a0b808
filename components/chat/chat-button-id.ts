/** The floating button's id: the chat gives the focus back to it. */
export const CHAT_BUTTON = "chat-button";
