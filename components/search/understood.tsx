import Link from "next/link";
import type { Answer, AnswerInput, Reply } from "@/lib/faces/answers/answer";
import { messages } from "./messages";

const chipStyle =
  "tabular inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border px-2.5 text-left text-sm hover:border-accent md:min-h-8";

interface UnderstoodProps {
  answer: Answer;
  text: string;
  /** Selects a part of the text, so that the next key replaces it. */
  onSelect: (start: number, end: number) => void;
}

/** Inputs of an answer as they were understood. Each leads to its words in the question, or to its field. */
export function Understood({ answer, text, onSelect }: UnderstoodProps) {
  const { page } = answer;
  const inputs = (answer.inputs ?? []).filter((input) => input.isAssumed || isInQuestion(input, text));
  if (inputs.length === 0) return null;
  return (
    <ul aria-label={messages.understood} className="flex flex-wrap gap-1.5 px-4 pt-3 pb-2">
      {inputs.map((input) => (
        <li key={input.id} className="max-w-full">
          <Chip input={input} page={page.path} place={placeOf(input, text)} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  input: AnswerInput;
  page: string;
  place: readonly [start: number, end: number] | undefined;
  onSelect: UnderstoodProps["onSelect"];
}

function Chip({ input: { id, label, text, isAssumed }, page, place, onSelect }: ChipProps) {
  const content = (
    <>
      <span className="truncate text-muted">{label}</span>
      <span className="shrink-0 font-medium">{text}</span>
      {isAssumed && <span className="shrink-0 text-muted italic">{messages.assumed}</span>}
    </>
  );
  if (!place)
    return (
      <Link
        href={`${page}#${id}`}
        prefetch={false}
        onPointerDown={(event) => event.preventDefault()}
        className={`${chipStyle} ${isAssumed ? "border-line-strong border-dashed" : "border-line"}`}
      >
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      title={messages.change(label)}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onSelect(...place)}
      className={`${chipStyle} border-line`}
    >
      {content}
    </button>
  );
}

const NUMBER = /(?<![\w.])(\d[\d,]*(?:\.\d+)?|\.\d+) ?(k|thousand|m|million|%)?(?!\w)/gi;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** Returns the place of an input’s number in the question, if only one number has its value. */
function placeOf({ entered = "", isAssumed }: AnswerInput, text: string): ChipProps["place"] {
  if (isAssumed || entered === "") return undefined;
  const places = [...text.matchAll(NUMBER)].filter(([, digits = "", scale = ""]) =>
    [1, SCALES[scale.toLowerCase()] ?? 1].some(
      (factor) => Number(digits.replaceAll(",", "")) * factor === Number(entered),
    ),
  );
  const [match] = places;
  return match && places.length === 1 ? [match.index, match.index + match[0].trimEnd().length] : undefined;
}

/** Returns true if the question has the words, the time or a number of an input: others follow from its reading. */
function isInQuestion(input: AnswerInput, text: string): boolean {
  const { entered = "", text: formatted } = input;
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu));
  const isNamed = (formatted.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word));
  const hasNumber = (entered.match(/\d+/g) ?? []).some((digits) => words.has(digits));
  return isNamed || hasNumber || /\d:\d/.test(entered) || placeOf(input, text) !== undefined;
}

interface RepairsProps {
  reply: Reply;
  onAsk: (question: string) => void;
}

/** Corrected questions, one press each. */
export function Repairs({ reply: { repairs = [] }, onAsk }: RepairsProps) {
  if (repairs.length === 0) return null;
  return (
    <ul aria-label={messages.repairs} className="flex flex-wrap gap-1.5 px-4 py-3">
      {repairs.map(({ label, question }) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAsk(question)}
            className={`${chipStyle} border-accent text-accent hover:bg-accent-soft`}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
