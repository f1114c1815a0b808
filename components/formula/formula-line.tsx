import { Fragment } from "react";
import { isTall, piecesOf, widthOf } from "@/lib/kit/formulas/spacing";
import { formulaText, valueText } from "@/lib/kit/formulas/text";
import type { FormulaTree } from "@/lib/kit/formulas/tree";
import { Bracket, Open, Part, Value } from "./math";

interface FormattedValue {
  text: string;
  unit?: string;
  below?: string;
}

export interface FormulaLineProps {
  tree: FormulaTree;
  results?: readonly FormattedValue[];
}

/** A formula on a line that may break between its terms. Screen readers get it as text. */
export function FormulaLine({ tree, results = [] }: FormulaLineProps) {
  return (
    <div>
      <span className="sr-only">{[formulaText(tree), ...results.map(valueText)].join(" = ")}</span>
      <div aria-hidden className={`formula-line ${sizeOf(tree)}`}>
        <Pieces tree={tree} />
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place, and keeps its nodes for other values
          <Result key={index} {...result} first={index === 0} />
        ))}
      </div>
    </div>
  );
}

/** Returns the font size of a formula that cannot break, so that it fits on phones. */
function sizeOf(tree: FormulaTree): string {
  const widest = Math.max(...piecesOf(tree).map(({ of }) => widthOf(of)));
  if (widest <= 32) return "";
  return widest <= 42 ? "max-md:text-sm" : "max-md:text-xs";
}

/** Pieces of a formula; lines may break between them. */
export const Pieces = ({ tree }: { tree: FormulaTree }) =>
  piecesOf(tree).map(({ sign, open, of, close, relation }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <Fragment key={index}>
      <math displaystyle="true">
        {sign && (
          <mo form="infix" lspace="0" rspace={index === 0 || relation ? "0.1em" : "0.22em"}>
            {sign}
          </mo>
        )}
        {open && <Open {...open} tall={isTall(of)} />}
        <Part tree={of} />
        {close && <Bracket text={close} form="postfix" tall={isTall(of)} />}
        {relation && (
          <mo form="infix" lspace="0.28em" rspace="0">
            {relation}
          </mo>
        )}
      </math>{" "}
    </Fragment>
  ));

const Result = ({ text, unit, below, first }: FormattedValue & { first: boolean }) => (
  <>
    <span>
      ={" "}
      <span className={first ? "font-semibold" : undefined}>
        {below ? (
          <math displaystyle="true" className={first ? "font-semibold" : undefined}>
            <Value text={text} below={below} />
          </math>
        ) : (
          text
        )}
      </span>
      {unit && <span className="text-muted">{valueText({ text: "", unit }).replace(" ", "\u2005")}</span>}
    </span>{" "}
  </>
);
