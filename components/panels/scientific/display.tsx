import type { MouseEvent, ReactNode } from "react";
import { Figure } from "@/components/calculator/figure";
import { keepFocus } from "@/components/calculator/keep-focus";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import type { Figures } from "./reading";

interface DisplayProps {
  /** Switch of the unit of angles; a single key on a phone. */
  angle: ReactNode;
  angleKey: ReactNode;
  memory: string | null;
  tools: ReactNode;
  expression: ReactNode;
  /** Interpretation of the expression, or the reason why it has no value. */
  message: ReactNode;
  reading: ReactNode;
  figures: Figures;
  seal: ReactNode;
  /** Button for further digits, if there are any. */
  moreDigits: ReactNode;
  announcement: string;
}

/**
 * Display of the scientific calculator: the expression above, the large number below, each with a line on its
 * interpretation and precision. On a phone it has three lines: the large number is the answer so far, and
 * errors replace it. Its height is constant; on a phone it stays visible above the keys.
 */
export function ScientificDisplay(props: DisplayProps) {
  const { angle, angleKey, memory, tools, expression, message, reading, announcement } = props;
  const { figures, seal, moreDigits } = props;
  return (
    <div className="sticky top-16 z-10 rounded-md bg-sunken p-1 sm:static sm:p-2 embed:sticky embed:top-0 embed-low:p-1 embed-low:[--figures:2rem]">
      <div className="flex items-center gap-2 max-sm:hidden">
        {angle}
        <Memory memory={memory} />
        <div className="ml-auto flex">{tools}</div>
      </div>
      <div className="flex items-center">
        <div className="flex items-center sm:hidden">
          {angleKey}
          <Memory memory={memory} touch />
        </div>
        <div className="min-w-0 flex-1">{expression}</div>
      </div>
      {message}
      {reading !== null && <PhoneFigures {...{ figures, seal, moreDigits, reading }} />}
      <div className="tabular @container px-2 text-right max-sm:hidden">
        <Figure value={figures.value} />
        <div className="flex h-[1.75rem] embed-low:h-[1.25rem] items-center gap-4">
          {seal}
          {/* Content that does not fit next to the preview wraps out of sight as a whole: half a number would be wrong. */}
          <p className={`${ROW_STYLE} text-sm leading-7 embed-low:leading-5`}>
            {figures.preview !== null && (
              <span className="max-w-full truncate font-medium text-base embed-low:text-sm text-ink">
                {figures.preview}
              </span>
            )}
            <Exactly figures={figures} />
          </p>
          {moreDigits}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const ROW_STYLE =
  "flex h-full min-w-0 flex-wrap items-baseline max-sm:flex-1 sm:ml-auto justify-end gap-x-4 overflow-hidden text-muted";

interface PhoneFiguresProps {
  figures: Figures;
  seal: ReactNode;
  moreDigits: ReactNode;
  reading: ReactNode;
}

/** Answer and one line below it. */
const PhoneFigures = ({ figures, seal, moreDigits, reading }: PhoneFiguresProps) => (
  <div className="tabular @container px-2 text-right [--figure-height:3rem] [--figures:2.5rem] sm:hidden embed-low:[--figures:2rem]">
    <Figure value={figures.answer} name="Answer" />
    <div className="flex h-[1.25rem] items-center gap-2">
      {seal}
      {/* A link is higher than the line, which then cannot hide a second one: omits it unless all digits fit. */}
      <p className={`${ROW_STYLE} text-xs leading-5 has-[a]:flex-nowrap has-[a]:overflow-visible`}>
        <Exactly figures={figures} touch linked={typeof reading !== "string"} />
        {/* Yields room to the digits. */}
        {reading !== "" && (
          <span
            className={`order-first min-w-0 grow basis-8 text-left ${typeof reading === "string" ? "truncate" : "flex gap-1 whitespace-nowrap"}`}
          >
            {reading}
          </span>
        )}
      </p>
      {moreDigits}
    </div>
  </div>
);

interface ExactlyProps {
  figures: Figures;
  /** True for touch, which has no tooltips. */
  touch?: boolean;
  /** True if a link is in the same line. */
  linked?: boolean;
}

/** Exact value and all digits, if they add information. */
const Exactly = ({ figures, touch = false, linked = false }: ExactlyProps) => (
  <>
    {figures.exact !== null && (
      <span
        title={touch ? undefined : "Exact value"}
        className="max-w-full truncate font-medium text-base max-sm:text-sm embed-low:text-sm text-ink"
      >
        <span className="sr-only">Exact value: </span>
        {figures.exact}
      </span>
    )}
    {figures.precise !== null && (
      <span
        title={touch ? undefined : "Full precision"}
        className={`max-w-full shrink-0 truncate ${linked ? "@max-[24rem]:hidden" : ""}`}
      >
        <span className="sr-only">Full precision: </span>
        {figures.precise}
      </span>
    )}
  </>
);

const Memory = ({ memory, touch = false }: { memory: string | null; touch?: boolean }) =>
  memory !== null && (
    <span title={touch ? undefined : `Memory: ${memory}`} className="font-semibold text-accent text-xs">
      <span aria-hidden="true">M</span>
      <span className="sr-only">Memory: {memory}</span>
    </span>
  );

interface DisplayToolProps {
  name: string;
  icon?: IconName;
  /** Label, for a key without an icon. */
  label?: ReactNode;
  shortcut?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: (event: MouseEvent) => void;
}

export function DisplayTool({ name, icon, label, shortcut, pressed, disabled, onPress }: DisplayToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={disabled}
      title={shortcut ? `${name} (${shortcut})` : name}
      onMouseDown={keepFocus}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-md text-muted transition-colors duration-75 hover:text-accent focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:text-muted aria-pressed:text-accent sm:size-9 embed-low:size-7"
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  );
}
