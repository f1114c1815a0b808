import { phrases } from "../../catalog/phrases.ts";
import { dayInWords, daysOf } from "../../kit/phrases/days.ts";
import type { OpenQuestion } from "../../kit/phrases/define.ts";
import { cleaned, isReadable, simplified } from "../../kit/phrases/normalize.ts";
import { type ChatTurn, turnsBefore } from "./chat.ts";

const MAX_TURNS = 12;

interface Continued {
  text: string;
  /** Calculator that asked, the only one to read the answer. Undefined for a question about days. */
  calculator: string | undefined;
}

export function continued(
  message: string,
  history: readonly ChatTurn[],
  today: string,
): Continued | "unreadable" | undefined {
  const turns = turnsBefore(message, history.slice(-2 * MAX_TURNS));
  const exchanges: { question: string; answer: string }[] = [];
  let answer = message;
  let base: string | undefined;
  for (let place = turns.length - 1; place > 0; place -= 2) {
    const [user, bot] = [turns[place - 1], turns[place]];
    const question = bot?.sender === "bot" && user?.sender === "user" ? questionIn(bot.text) : undefined;
    if (question === undefined || !user) break;
    exchanges.unshift({ question, answer });
    answer = user.text;
    base = user.text;
  }
  return base === undefined ? undefined : folded(base, exchanges, today);
}

/** Returns the question at the end of a reply, if a calculator declares it. */
function questionIn(text: string): string | undefined {
  const line = text.trim().split("\n").at(-1) ?? "";
  return CHOICE.test(line) || asker(line) ? line : undefined;
}

const CHOICE = /^Do you mean ([A-Z][a-z]+ \d{1,2}, \d{1,4}) or ([A-Z][a-z]+ \d{1,2}, \d{1,4})\?$/;

const asker = (line: string): { calculator: string; question: OpenQuestion } | undefined => {
  for (const { calculator, questions } of phrases) {
    const question = questions.find(({ text }) => text === line);
    if (question) return { calculator, question };
  }
  return undefined;
};

function folded(
  base: string,
  exchanges: readonly { question: string; answer: string }[],
  today: string,
): Continued | "unreadable" | undefined {
  const first = cleaned(base);
  if (!isReadable(first)) return undefined;
  let text = simplified(first);
  let calculator: string | undefined;
  let read = false;
  for (const { question, answer } of exchanges) {
    const plain = cleaned(answer);
    const reply = isReadable(plain) ? simplified(plain) : "";
    const openQuestion = asker(question);
    const restated = openQuestion ? openQuestion.question.restate(reply) : undefined;
    const chosen = openQuestion ? undefined : withDay(text, reply, question, today);
    read = restated !== undefined || chosen !== undefined;
    calculator = openQuestion?.calculator ?? calculator;
    text = chosen ?? (restated === undefined ? text : `${text} ${restated}`);
  }
  return read ? { text, calculator } : "unreadable";
}

function withDay(text: string, reply: string, question: string, today: string): string | undefined {
  const doubtful = daysOf(text, today).find(({ options }) => options);
  if (!doubtful?.options) return undefined;
  const words = reply
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && word !== "the" && word !== "of" && word !== "st");
  const fits = doubtful.options.filter((day) => {
    const dayWords = dayInWords(day).toLowerCase().split(/[ ,]+/);
    return (
      words.length > 0 &&
      words.every(
        (word) =>
          dayWords.includes(word.replace(/(?<=\d)(?:st|nd|rd|th)$/, "")) ||
          dayWords.some((part) => word.length >= 3 && part.startsWith(word)),
      )
    );
  });
  const ordinal = /^(?:the )?(?:first|former|1st|day first|earlier)(?: one)?$/.test(reply)
    ? 0
    : /^(?:the )?(?:second|latter|2nd|last|month first|later)(?: one)?$/.test(reply)
      ? 1
      : undefined;
  const chosen =
    ordinal === undefined ? (fits.length === 1 ? fits[0] : undefined) : doubtful.options[ordinal];
  if (chosen === undefined || !CHOICE.test(question)) return undefined;
  return text.slice(0, doubtful.index) + chosen + text.slice(doubtful.index + doubtful.length);
}
