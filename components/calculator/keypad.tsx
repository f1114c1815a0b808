import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/lib/catalog/icon-names";
import { keepFocus } from "./keep-focus";

export type KeyKind = "digit" | "operator" | "function" | "memory" | "danger" | "equals";

export interface Key<Action> {
  /** Label of the key; must differ from the other keys of its pad. */
  label: string;
  /** Accessible name: "Plus", "Memory clear". Digits use their label. */
  name?: string;
  /** Replaces the label. */
  icon?: IconName;
  /** Label with superscripts or subscripts. */
  face?: ReactNode;
  kind: KeyKind;
  action: Action;
  /** Equivalent key of the keyboard, for the tooltip. */
  shortcut?: string;
  span?: 2;
  /** For keys that stay down (second functions, modes). */
  pressed?: boolean;
  /** Disabled, but still focusable, so that the focus is not lost. */
  disabled?: boolean;
}

interface KeypadProps<Action> {
  label: string;
  keys: readonly Key<Action>[];
  /** Number of columns; `row` puts all keys in one row, each as wide as its `--key`. */
  columns: keyof typeof COLUMNS;
  /** Lower keys, for rows beside the main pad. */
  compact?: boolean;
  onPress: (action: Action) => void;
}

const COLUMNS = {
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-5",
  6: "grid-cols-6",
  7: "grid-cols-7",
  8: "grid-cols-8",
  row: "grid-flow-col auto-cols-(--key)",
} as const;

const LOOKS: Record<KeyKind, string> = {
  digit: "bg-surface text-ink text-xl font-medium hover:bg-sunken active:bg-line",
  operator: "bg-accent-soft text-accent text-2xl hover:text-accent-hover active:bg-line",
  function: "bg-paper text-ink text-base hover:bg-sunken active:bg-line",
  memory: "bg-surface text-muted text-sm font-medium hover:text-ink active:bg-line",
  danger: "bg-paper text-danger text-base font-medium hover:bg-danger-soft active:bg-line",
  equals: "bg-accent text-on-accent text-2xl hover:bg-accent-hover focus-visible:outline-on-accent",
};

/** Keys in a grid of hairlines. */
export function Keypad<Action>({ label, keys, columns, compact = false, onPress }: KeypadProps<Action>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are keys
    <div
      role="group"
      aria-label={label}
      data-keypad
      onMouseDown={keepFocus}
      className={`grid touch-manipulation select-none auto-rows-fr gap-px overflow-hidden rounded-md border border-line bg-line ${COLUMNS[columns]}`}
    >
      {keys.map((key) => (
        <button
          key={key.label}
          type="button"
          aria-label={spokenName(key)}
          aria-pressed={key.pressed}
          aria-disabled={key.disabled}
          title={key.shortcut && `${key.name ?? key.label} (${key.shortcut})`}
          onClick={key.disabled ? undefined : () => onPress(key.action)}
          className={`tabular grid place-items-center transition-colors duration-75 focus-visible:-outline-offset-4 aria-pressed:bg-accent aria-pressed:text-on-accent aria-disabled:pointer-events-none aria-disabled:text-muted/40 ${compact ? "min-h-11 embed-low:min-h-7.5 sm:embed-low:min-h-6.75" : "min-h-(--key-height,3.25rem) sm:min-h-12 embed-low:min-h-8 embed-low:leading-none sm:embed-low:min-h-7"} ${key.span === 2 ? "col-span-2" : ""} ${LOOKS[key.kind]}`}
        >
          {key.icon ? <Icon name={key.icon} /> : (key.face ?? key.label)}
        </button>
      ))}
    </div>
  );
}

/** Starts with the visible letters, so that speech users can say what they see (WCAG 2.5.3). */
function spokenName({ label, name, icon }: Key<unknown>): string | undefined {
  const isSign = icon !== undefined || !/[\p{L}\p{N}]/u.test(label);
  if (!name || isSign || name.toLowerCase().split(/\W/).includes(label.toLowerCase())) return name;
  return `${label}: ${name}`;
}
