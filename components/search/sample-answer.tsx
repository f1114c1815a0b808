import Link from "next/link";
import type { Answer } from "@/lib/faces/answers/answer";
import { AnswerFigure } from "./answer-figure";

/** Answer to an example, which explains the bar before its first use. */
export const SampleAnswer = ({ answer }: { answer: Answer }) => (
  <Link href={answer.page.path} prefetch={false} className="block px-4 py-1 hover:bg-accent-soft">
    <AnswerFigure answer={answer} />
  </Link>
);
