import Link from "next/link";
import type { Answer } from "@/lib/faces/answers/answer";
import { AnswerFigure } from "./answer-figure";

/** The answer to an example, as the bar shows it: what the bar is for is seen before anything is typed. */
export const SampleAnswer = ({ answer }: { answer: Answer }) => (
  <Link href={answer.page.path} prefetch={false} className="block px-4 py-1 hover:bg-accent-soft">
    <AnswerFigure answer={answer} />
  </Link>
);
