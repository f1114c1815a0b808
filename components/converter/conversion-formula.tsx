"use client";

import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useState } from "react";
import { formulaFonts } from "@/components/formula/fonts";
import { firstUse, noteUse } from "@/components/ui/use-presence";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import type { ConversionLinesProps } from "./conversion-lines";

/** The lines as they are printed: until what sets them is there, or when it cannot be loaded. */
const PlainLines = ({ lines }: Pick<ConversionLinesProps, "lines">) =>
  lines.map((line) => (
    <p key={line} className="[overflow-wrap:anywhere]">
      {line}
    </p>
  ));

/** What the server drew stands until someone uses the page. */
const ConversionLines = lazy<ComponentType<ConversionLinesProps>>(() =>
  firstUse
    .then(() => import("./conversion-lines"))
    .then(
      (module) => ({ default: module.ConversionLines }),
      () => ({ default: PlainLines }),
    ),
);

interface ConversionFormulaProps {
  converter: CompiledConverter;
  from: CompiledUnit;
  to: CompiledUnit;
  lines: readonly string[];
}

/** The formula of a pair. */
export function ConversionFormula({ converter, from, to, lines }: ConversionFormulaProps) {
  const names = useMemo(() => namesOf(converter, from, to), [converter, from, to]);
  // The same as long as they say the same: what is typed changes the example, not the formula.
  const text = lines.join("\n");
  const kept = useMemo(() => text.split("\n"), [text]);
  const [drawn] = useState(text);
  useEffect(() => {
    if (text !== drawn) noteUse();
  }, [text, drawn]);
  return <SetLines lines={kept} names={names} />;
}

/** Kept apart from what changes beside it: an update would replace what the server drew before its code is there. */
const SetLines = memo(function SetLines({ lines, names }: ConversionLinesProps) {
  return (
    <div className={`tabular space-y-2 ${formulaFonts}`}>
      <Suspense fallback={<PlainLines lines={lines} />}>
        <ConversionLines lines={lines} names={names} />
      </Suspense>
    </div>
  );
});

/** All that a line may call the units and parameters by. */
const namesOf = ({ base, parameters }: CompiledConverter, from: CompiledUnit, to: CompiledUnit): string[] => [
  ...[from, to].flatMap(({ symbol, plural }) => [symbol, plural]),
  base.symbol,
  ...parameters.map(({ label }) => label.toLowerCase().replace(/\s*\(.*\)$/, "")),
];
