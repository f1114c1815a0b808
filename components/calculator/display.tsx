import type { MouseEvent, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Figure } from "./figure";
import { keepFocus } from "./keep-focus";

/** Short mark in the corner: "M" for the memory, "DEG". */
interface Indicator {
  label: string;
  title: string;
}

interface DisplayProps {
  /** Line above the number: the expression, as text or in a field. */
  expression: ReactNode;
  value: string;
  /** Result or error that equals would display now. */
  preview: string | null;
  seal: ReactNode;
  /** Full precision of a rounded `value`: "≈ 0.3333333333333333". */
  precise: string | null;
  indicators: readonly Indicator[];
  /** Announced to screen readers when it changes; "" while a number is being entered. */
  announcement: string;
  onCopy: (event: MouseEvent) => void;
}

/**
 * Display of a calculator: expression, large number, and below it a preview and the full precision. Its
 * height is constant.
 */
export function Display({
  expression,
  value,
  preview,
  precise,
  seal,
  indicators,
  announcement,
  onCopy,
}: DisplayProps) {
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1 rounded-md bg-sunken p-2 embed-low:p-1 pr-3 embed-low:pr-2 embed-low:[--figures:2rem]">
      <div className="flex flex-col items-center">
        {indicators.length > 0 && (
          <ul aria-label="Indicators" className="flex flex-col items-center gap-1 pt-1">
            {indicators.map(({ label, title }) => (
              <li key={label} title={title} className="font-semibold text-accent text-xs leading-4">
                <span aria-hidden="true">{label}</span>
                <span className="sr-only">{title}</span>
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          onMouseDown={keepFocus}
          onClick={onCopy}
          aria-label="Copy result"
          title="Copy result (Ctrl+C)"
          className="mt-auto grid size-11 place-items-center rounded-md text-muted transition-colors duration-75 hover:text-accent"
        >
          <Icon name="copy" />
        </button>
      </div>
      <div className="tabular @container min-w-0 text-right">
        <div className="flex h-[2.75rem] embed-low:h-[1.375rem] flex-col justify-end overflow-hidden text-muted leading-snug [overflow-wrap:anywhere]">
          {expression}
        </div>
        <Figure value={value} />
      </div>
      <div className="tabular col-span-2 flex h-[1.5rem] embed-low:h-[1.25rem] items-center gap-x-3 pl-2">
        {seal}
        {/* Content that does not fit next to the preview wraps out of sight as a whole: half a number would be wrong. */}
        <p className="ml-auto flex h-full min-w-0 flex-wrap justify-end gap-x-4 overflow-hidden text-muted text-sm embed-low:text-xs leading-6 embed-low:leading-5">
          {preview !== null && <span className="max-w-full truncate">{preview}</span>}
          {precise !== null && (
            <span title="Full precision" className="max-w-full truncate">
              <span className="sr-only">Full precision: </span>
              {precise}
            </span>
          )}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
