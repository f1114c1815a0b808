"use client";

import { useEffect, useMemo, useState } from "react";
import { formulaFonts } from "@/components/formula/fonts";
import type { PrintedLinesProps } from "@/components/formula/printed-lines";
import { ServerRendered, serverPart } from "@/components/ui/server-markup";
import { noteUse } from "@/components/ui/use-presence";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { withoutRemarks } from "@/lib/units/names";

const PlainLines = ({ lines }: Pick<PrintedLinesProps, "lines">) =>
  lines.map((line) => (
    <p key={line} className="[overflow-wrap:anywhere]">
      {line}
    </p>
  ));

const conversionLines = serverPart<PrintedLinesProps>({
  load: () => import("@/components/formula/printed-lines").then((module) => module.PrintedLines),
  meanwhile: PlainLines,
  fallback: PlainLines,
});

interface ConversionFormulaProps {
  converter: CompiledConverter;
  from: CompiledUnit;
  to: CompiledUnit;
  lines: readonly string[];
}

export function ConversionFormula({ converter, from, to, lines }: ConversionFormulaProps) {
  const names = useMemo(() => namesOf(converter, from, to), [converter, from, to]);
  // Memoized by content: typing changes the example, but not the formula.
  const text = lines.join("\n");
  const stableLines = useMemo(() => text.split("\n"), [text]);
  const [initialText] = useState(text);
  useEffect(() => {
    if (text !== initialText) noteUse();
  }, [text, initialText]);
  return (
    <div className={`tabular ${formulaFonts}`}>
      <ServerRendered part={conversionLines} props={{ lines: stableLines, names }} />
    </div>
  );
}

const namesOf = ({ base, parameters }: CompiledConverter, from: CompiledUnit, to: CompiledUnit): string[] => [
  ...[from, to].flatMap(({ symbol, plural }) => [symbol, plural]),
  base.symbol,
  ...parameters.map(({ label }) => withoutRemarks(label).toLowerCase()),
];
