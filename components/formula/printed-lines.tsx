import { Fragment, memo } from "react";
import { type PrintedPart, readPrinted } from "@/lib/kit/formulas/printed-formula";
import { Pieces } from "./formula-line";

export interface PrintedLinesProps {
  /** Formulas in plain notation, "°F = °C × 9/5 + 32", with remarks after commas. */
  lines: readonly string[];
  /** Words that stay whole: units, and names of quantities. */
  names: readonly string[];
}

/** Typesets formulas that are written as text. Screen readers get the text. */
export const PrintedLines = memo(function PrintedLines({ lines, names }: PrintedLinesProps) {
  return lines.map((line) => (
    <div key={line} className="not-first:mt-2">
      <span className="sr-only">{line}</span>
      {equationsOf(readPrinted(line, names)).map((parts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an equation is its place
        <div key={place} aria-hidden className="formula-line">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Fragment key={index}>
              {index > 0 && <span className="mr-4" />}
              {typeof part === "string" ? <Words text={part} after={index > 0} /> : <Pieces tree={part} />}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  ));
});

/** Splits equations with the words after them into separate lines. */
function equationsOf(parts: readonly PrintedPart[]): PrintedPart[][] {
  const equations: PrintedPart[][] = [];
  for (const part of parts) {
    const last = equations.at(-1);
    if (last && typeof part === "string") last.push(part);
    else equations.push([part]);
  }
  return equations;
}

/** Words without a formula: a separate line, or a remark after one. */
const Words = ({ text, after }: { text: string; after: boolean }) => (
  <span className={`whitespace-normal! ${after ? "text-muted text-sm" : ""}`}>{text} </span>
);
