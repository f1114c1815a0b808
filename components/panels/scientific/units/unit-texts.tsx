import type { ReactNode } from "react";
import type { Answer } from "@/lib/answers/answer";
import type { Figures } from "../reading";
import { ConverterLink } from "./converter-link";
import type { Conversion } from "./use-conversion";

/** What stands below a line with units: the way to the converter, or why there is no answer; null for any other line. */
export function unitMessage(conversion: Conversion | undefined, resultOf: Answer | undefined): ReactNode {
  if (resultOf)
    return (
      <>
        {`${resultOf.asked} in ${resultOf.unit} = `}
        <ConverterLink answer={resultOf} />
      </>
    );
  if (!conversion) return null;
  switch (conversion.state) {
    case "answered":
      return (
        <>
          <ConverterLink answer={conversion.answer} />
          <span className="max-sm:hidden"> · {conversion.answer.source}</span>
        </>
      );
    case "refused":
      return <span className="text-danger">{conversion.says}</span>;
    default:
      return "Calculating…";
  }
}

/** Told to screen readers when it is there. */
export const unitAnnouncement = (conversion: Conversion | undefined): string | undefined =>
  conversion?.state === "answered"
    ? `${conversion.answer.asked} = ${conversion.answer.value} ${conversion.answer.unit}`
    : undefined;

/** The figures of the display, with what a line with units comes to. */
export function unitFigures(figures: Figures, conversion: Conversion | undefined): Figures {
  if (!conversion) return figures;
  if (conversion.state !== "answered") return { ...figures, answer: "—", preview: null };
  const { value, unit, beyond } = conversion.answer;
  const answer = `${value} ${unit}`;
  return { ...figures, answer, preview: `= ${answer}`, precise: beyond ? `${beyond} ${unit}` : null };
}
