/** Id of the button that opens the assistant. */
export const CHAT_BUTTON = "chat-button";

/** Opens the assistant with a question filled in. */
export function askAssistant(question: string): void {
  const button = document.getElementById(CHAT_BUTTON);
  if (!button) return;
  button.dataset.question = question;
  if (button.getAttribute("aria-expanded") !== "true") button.click();
}

/** Returns the question that the assistant was opened with, once. */
export function takeQuestion(): string {
  const button = document.getElementById(CHAT_BUTTON);
  const question = button?.dataset.question ?? "";
  if (button) delete button.dataset.question;
  return question;
}
