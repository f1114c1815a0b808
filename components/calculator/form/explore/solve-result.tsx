import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Candidate } from "@/lib/faces/explore/sight";
import type { Solution, Solved } from "@/lib/faces/explore/solve";
import type { SimpleEntry } from "@/lib/kit/fields/entry";
import { messages } from "./messages";

interface SolveResultProps {
  solved: Solved;
  input: string;
  figure: string;
  goal: string;
  onUse: (entry: SimpleEntry, text: string) => void;
}

export function SolveResult({ solved, input, figure, goal, onUse }: SolveResultProps) {
  const use = (candidate: Candidate) => ({
    candidate,
    figure,
    onUse: () => onUse(candidate.entry, candidate.inputText),
  });
  switch (solved.kind) {
    case "found": {
      const count = solved.solutions.length;
      return (
        <Findings title={count > 1 ? messages.severalValues({ count, input, goal }) : undefined}>
          {solved.solutions.map((solution) => (
            <Finding key={solution.inputText} {...use(solution)} {...noteOf(solution)} />
          ))}
          {solved.isCut && <li className="py-2 text-muted text-sm">There may be more.</li>}
        </Findings>
      );
    }
    case "jumps": {
      const title = solved.jumps.every((jump) => jump.isGap) ? messages.skippedGap : messages.skipped;
      return (
        <Findings title={title({ input, figure, goal })}>
          {solved.jumps.flatMap(({ from, to }) =>
            [from, to].map((candidate) => <Finding key={candidate.inputText} {...use(candidate)} />),
          )}
        </Findings>
      );
    }
    case "unmoved":
      return (
        <p className="text-sm leading-relaxed">
          {messages.unchanged({ ...solved, input, figure, value: solved.figureText })}
        </p>
      );
    case "unreachable": {
      const { from, to, least, most } = solved;
      const range = { from, to, least: least.figureText, most: most.figureText };
      return (
        <Findings title={messages.unreachable({ input, figure, goal, ...range })}>
          <Finding {...use(least)} />
          <Finding {...use(most)} />
        </Findings>
      );
    }
    case "unanswered":
      return <p className="text-sm leading-relaxed">{messages.withoutResult({ ...solved, input })}</p>;
  }
}

const noteOf = ({ isCurrent, stretch }: Solution) => ({
  isCurrent,
  note: stretch && messages.anyValue(stretch),
});

function Findings({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <>
      {title && <p className="text-sm leading-relaxed">{title}</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </>
  );
}

interface FindingProps {
  candidate: Candidate;
  figure: string;
  note?: string | undefined;
  isCurrent?: boolean;
  onUse: () => void;
}

function Finding({ candidate, figure, note, isCurrent = false, onUse }: FindingProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 leading-snug">
        <span className="tabular font-semibold text-lg [overflow-wrap:anywhere]">{candidate.inputText}</span>
        <span className="tabular block text-muted text-sm">
          {figure}: {candidate.figureText}
        </span>
        {note && <span className="tabular block text-muted text-sm">{note}</span>}
      </p>
      {isCurrent ? (
        <span className="shrink-0 text-muted text-sm">Current value</span>
      ) : (
        <Button className="shrink-0" onClick={onUse}>
          Use<span className="sr-only"> {candidate.inputText}</span>
        </Button>
      )}
    </li>
  );
}
