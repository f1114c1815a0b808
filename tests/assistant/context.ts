import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { answer } from "../../lib/server/assistant/answer.ts";
import type { ChatContext, ChatReply, ChatTurn } from "../../lib/server/assistant/chat.ts";

/** A Sunday. */
export const context: ChatContext = {
  today: "2026-11-22",
  now: Date.parse("2026-11-22T12:00:00Z"),
  timeZone: "UTC",
  evaluator: localEvaluator(loadFromFolder),
  faqs: [
    { question: "Is SciCalc free to use?", answer: "Yes. Every calculator is free." },
    { question: "Do I need an account?", answer: "No. There are no accounts." },
    { question: "Do you store the numbers that I type?", answer: "No. They stay in your browser." },
    { question: "Can I embed a calculator on my website?", answer: "Yes.\nSee the embed page." },
    { question: "How do I report an error?", answer: "Write to us through the contact page." },
  ],
};

async function spoken(messages: readonly string[]): Promise<ChatReply[]> {
  const history: ChatTurn[] = [];
  const replies: ChatReply[] = [];
  for (const text of messages) {
    const reply = await answer(text, history, context);
    history.push({ sender: "user", text }, { sender: "bot", text: reply.reply });
    replies.push(reply);
  }
  return replies;
}

/** The replies to what is said one after the other. */
export const dialogue = async (...messages: readonly string[]): Promise<string[]> =>
  (await spoken(messages)).map(({ reply }) => reply);

/** The reply to the last of what is said one after the other. */
export const last = async (...messages: readonly string[]): Promise<ChatReply> =>
  (await spoken(messages)).at(-1) ?? { reply: "" };
