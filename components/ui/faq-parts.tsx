"use client";

import { AccordionGroup, AccordionPart, AccordionPlus } from "./accordion";

export interface FaqPartsProps {
  questions: readonly { q: string; a: string }[];
}

export function FaqParts({ questions }: FaqPartsProps) {
  return (
    <AccordionGroup className="divide-y divide-line border-line border-y">
      {questions.map(({ q, a }) => (
        <AccordionPart
          key={q}
          id={q}
          level="h3"
          look="flex min-h-12 items-center justify-between gap-4 py-3"
          title={
            <>
              <span className="font-medium text-base leading-snug">{q}</span>
              <AccordionPlus />
            </>
          }
        >
          <p className="measure pb-4 text-muted leading-relaxed">{a}</p>
        </AccordionPart>
      ))}
    </AccordionGroup>
  );
}
