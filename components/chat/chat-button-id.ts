/** Id of the floating button, to which the chat returns the focus. */
export const CHAT_BUTTON = "chat-button";
