import { Icon } from "@/components/ui/icon";

interface SampleQuestionsProps {
  /** Questions; without an answer if it depends on the day. */
  questions: readonly { question: string; answer: string | undefined }[];
}

/** Questions that people ask, with their answers: a press asks the answer bar around them. */
export const SampleQuestions = ({ questions }: SampleQuestionsProps) => (
  <ul aria-label="Examples" className="divide-y divide-line border-line border-t">
    {questions.map(({ question, answer }) => (
      <li key={question}>
        <a
          href={`/answer?${new URLSearchParams({ q: question })}`}
          rel="nofollow"
          data-ask={question}
          className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm leading-snug hover:bg-accent-soft"
        >
          {question}
          {answer === undefined ? (
            <Icon name="chevron-right" className="size-4 text-muted" />
          ) : (
            <span className="numeral shrink-0 font-semibold">{answer}</span>
          )}
        </a>
      </li>
    ))}
  </ul>
);
