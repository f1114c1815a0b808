"use client";

import type { MouseEvent, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import type { ConverterAnswer } from "@/lib/faces/page/converter-view";
import type { CompiledUnit } from "@/lib/units/compile";

interface ResultProps {
  answer: ConverterAnswer;
  unit: CompiledUnit;
  /** Nothing has been typed. */
  empty: boolean;
  /** The unit chooser, joined to the result from below. */
  children: ReactNode;
}

/** The result: the largest thing on the page, read-only, announced politely, copied in plain digits. */
export function Result({ answer, unit, empty, children }: ResultProps) {
  const { result, note, problems } = answer;
  const shown =
    result?.display ?? (empty ? "" : problems.value?.startsWith("Invalid Input") ? "Invalid Input" : "N/A");

  async function copy({ currentTarget }: MouseEvent) {
    if (!result) return;
    try {
      await navigator.clipboard.writeText(result.plain);
      notify({ title: "Copied!", description: `Result ${result.plain} copied to clipboard.` });
    } catch {
      notify({ title: "Error", description: "Failed to copy result.", variant: "destructive" });
      return;
    }
    await import("@/components/ui/copied").then(
      ({ showCopied }) => showCopied(currentTarget, "quiet"),
      () => {},
    );
  }

  return (
    <div>
      <p className="mb-1 font-medium text-muted text-sm" id="result-label">
        Result
      </p>
      <div className="flex min-h-14 embed-low:min-h-12 items-stretch rounded-t-md border border-line-strong bg-sunken pl-3">
        <output
          aria-labelledby="result-label"
          className={`tabular min-w-0 flex-1 self-center py-1.5 embed-low:py-1 font-semibold leading-tight [overflow-wrap:anywhere] ${sizeOf(shown, unit.symbol)} ${result ? "text-ink" : "text-muted"}`}
        >
          {shown}
          {result && unit.symbol !== "—" && (
            <span className="ml-2 inline-block whitespace-nowrap font-normal text-lg text-muted max-sm:embed-low:text-base">
              {unit.symbol}
            </span>
          )}
        </output>
        <button
          type="button"
          onClick={copy}
          disabled={!result}
          aria-label="Copy result"
          title="Copy result"
          className="grid w-12 max-sm:embed-low:w-10 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50"
        >
          <Icon name="copy" />
        </button>
      </div>
      {children}
      <p className="min-h-5 pt-1 text-muted text-sm leading-snug">{note}</p>
    </div>
  );
}

/** Long numbers step down so that the usual ones can be large. */
function sizeOf(text: string, symbol: string): string {
  const length = text.length + symbol.length / 2;
  if (length <= 15) return "text-3xl max-sm:embed-low:text-2xl";
  return length <= 26 ? "text-xl max-sm:embed-low:text-lg" : "text-base";
}
