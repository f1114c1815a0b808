import type { ReactNode } from "react";
import type { Seal } from "@/lib/core/sources/seal";
import type { Answer } from "@/lib/faces/answers/answer";
import type { Figures, Sealed } from "../reading";
import type { LineConversion } from "./use-unit-line";

/** Returns the message below a line with units: a link to the converter; null for any other line. */
export function unitMessage(conversion: LineConversion | undefined, resultOf: Answer | undefined): ReactNode {
  if (resultOf)
    return (
      <>
        {`${resultOf.label} in ${resultOf.unit}: `}
        <ConverterLink answer={resultOf} />
      </>
    );
  if (!conversion) return null;
  if (conversion.state === "waiting") return "Calculating…";
  return <ConverterLink answer={conversion.answer} />;
}

/** Returns the seal of a line with units: the document that defines its units is on the converter’s page. */
export function unitSeal(
  conversion: LineConversion | undefined,
  resultOf: Answer | undefined,
  resultSeal: Seal | undefined,
): Sealed | undefined {
  const answer = conversion?.state === "answered" ? conversion.answer : resultOf;
  if (!answer) return undefined;
  const { source, page } = answer;
  const seal = answer === resultOf ? (resultSeal ?? answer.seal) : answer.seal;
  return { seal, source, href: `${page.path}#sources` };
}

/** Announces a conversion to screen readers once it is there. */
export const unitAnnouncement = (conversion: LineConversion | undefined): string | undefined =>
  conversion?.state === "answered"
    ? `${conversion.answer.label} = ${conversion.answer.value} ${conversion.answer.unit}`
    : undefined;

/** Returns the figures of the display for a line with units: the conversion replaces the large number. */
export function unitFigures(figures: Figures, conversion: LineConversion | undefined): Figures {
  if (!conversion) return figures;
  if (conversion.state !== "answered") return { ...figures, answer: "—", preview: null };
  const { value, unit, beyond } = conversion.answer;
  const answer = `${value} ${unit}`;
  return { ...figures, value: answer, answer, preview: null, precise: beyond ? `${beyond} ${unit}` : null };
}

const ConverterLink = ({ answer: { page, source } }: { answer: Answer }) => (
  <a
    href={page.path}
    title={source}
    className="relative inline-block min-w-0 max-w-full align-bottom font-medium text-accent underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-3 hover:underline"
  >
    {/* The link is taller than its text, so only the text is truncated. */}
    <span className="block truncate">{page.label}</span>
  </a>
);
