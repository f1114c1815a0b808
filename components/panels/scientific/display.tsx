import type { MouseEvent, ReactNode } from "react";
import { Figure } from "@/components/calculator/figure";
import { keepFocus } from "@/components/calculator/keep-focus";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import type { Figures } from "./reading";

interface DisplayProps {
  /** The unit of angles, where it can be seen and changed. */
  angle: ReactNode;
  /** What is in the memory, for reading; null when it is empty. */
  memory: string | null;
  tools: ReactNode;
  /** The expression line, a field. */
  expression: ReactNode;
  /** What is to say about the expression: how it was read, or why it has no value. */
  message: ReactNode;
  figures: Figures;
  announcement: string;
}

/**
 * The window of the scientific calculator: the expression above, the number in large figures below, each with a line of its
 * own on how it was read and how exact it is. Its height never changes; on a phone it stays in view above the keys.
 */
export function ScientificDisplay(props: DisplayProps) {
  const { angle, memory, tools, expression, message, figures, announcement } = props;
  return (
    <div className="sticky top-16 z-10 rounded-md bg-sunken p-2 sm:static embed:sticky embed:top-0 embed-low:p-1 embed-low:[--figures:2rem]">
      <div className="flex items-center gap-2">
        {angle}
        {memory !== null && (
          <span title={`Memory: ${memory}`} className="font-semibold text-accent text-xs">
            <span aria-hidden="true">M</span>
            <span className="sr-only">Memory: {memory}</span>
          </span>
        )}
        <div className="ml-auto flex">{tools}</div>
      </div>
      {expression}
      {message}
      <div className="tabular @container px-2 text-right">
        <Figure value={figures.value} />
        {/* What does not fit beside the preview wraps out of sight as a whole: half a number would be a wrong one. */}
        <p className="flex h-7 embed-low:h-5 flex-wrap items-baseline justify-end gap-x-4 overflow-hidden text-muted text-sm leading-7 embed-low:leading-5">
          {figures.preview !== null && (
            <span className="max-w-full truncate font-medium text-base embed-low:text-sm text-ink">
              {figures.preview}
            </span>
          )}
          {figures.exact !== null && (
            <span
              title="Exact value"
              className="max-w-full truncate font-medium text-base embed-low:text-sm text-ink"
            >
              <span className="sr-only">Exact value: </span>
              {figures.exact}
            </span>
          )}
          {figures.precise !== null && (
            <span title="Full precision" className="max-w-full truncate">
              <span className="sr-only">Full precision: </span>
              {figures.precise}
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

interface DisplayToolProps {
  name: string;
  icon?: IconName;
  /** What stands on it, without an icon. */
  label?: ReactNode;
  shortcut?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: (event: MouseEvent) => void;
}

/** A button in the corner of the display. */
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
