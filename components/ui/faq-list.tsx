"use client";

import type { FaqPartsProps } from "./faq-parts";
import { ServerRendered, serverPart } from "./server-markup";

const Plain = ({ questions }: FaqPartsProps) =>
  questions.map(({ q, a }) => (
    <p key={q} className="py-3">
      <b>{q}</b> {a}
    </p>
  ));

const parts = serverPart<FaqPartsProps>({
  load: () => import("./faq-parts").then(({ FaqParts }) => FaqParts),
  meanwhile: Plain,
  fallback: Plain,
});

/** Questions that open one at a time. Their code loads on first use. */
export const FaqList = (props: FaqPartsProps) => <ServerRendered part={parts} props={props} />;
