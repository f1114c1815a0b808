import { type KeyboardEvent, useCallback, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useEarlyInput } from "@/components/ui/use-early-input";
import { useLoaded } from "@/components/ui/use-loaded";
import { groups } from "@/lib/calculators/physics/relation";
import { messages } from "./messages";

/** Maximum number of characters that the search reads. */
const LONGEST = 100;
/** Loads the list of all formulas with its search. */
const loadFinder = () => import("./finder").then(({ loadFinder: load }) => load());

interface FormulaPickerProps {
  current: string;
  onOpen: (id: string) => void;
}

/** Finds a formula by its name, a symbol or a quantity, or by its group. */
export function FormulaPicker({ current, onOpen }: FormulaPickerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [group, setGroup] = useState<string>();
  const isAsked = text.trim() !== "";
  const isOpen = isAsked || group !== undefined;
  // After a failure, the next letter or group retries.
  const wish = `${group}:${text}`;
  const [failed, setFailed] = useState("");
  const onFailure = useCallback(() => setFailed(wish), [wish]);
  const { loaded: finder, preload } = useLoaded(isOpen && failed !== wish, loadFinder, onFailure);
  const matches = finder ? finder.find(isAsked ? text : "", group) : [];
  useEarlyInput(field, text, setText);

  function close() {
    setText("");
    setGroup(undefined);
  }

  function choose(id: string) {
    close();
    onOpen(id);
  }

  /** Up and Down move through the field and the list; Escape closes it. */
  function move(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      close();
      field.current?.focus();
      return;
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !isOpen) return;
    const stops = [field.current, ...(root.current?.querySelectorAll<HTMLElement>("[data-formula]") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    if (at < 0) return;
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field and the buttons in it
    <div ref={root} onKeyDown={move} className="print:hidden">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Find a formula
      </label>
      <div className="flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 focus-within:outline-2 focus-within:outline-accent">
        <Icon name="search" className="size-5 text-muted" />
        <input
          ref={field}
          id={id}
          type="search"
          value={text}
          maxLength={LONGEST}
          placeholder="pendulum, F = m a, mass and velocity…"
          autoComplete="off"
          spellCheck={false}
          onFocus={preload}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = matches;
            if (event.key === "Enter" && first) choose(first.id);
          }}
          className="h-11 w-full min-w-0 text-ellipsis bg-transparent text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-2 [mask-image:linear-gradient(to_right,#000_calc(100%-3rem),transparent)] [scrollbar-width:none] md:mx-0 md:pr-12 md:pl-1">
        {Object.entries(groups).map(([each, name]) => (
          <button
            key={each}
            type="button"
            aria-expanded={each === group && !isAsked}
            onClick={() => {
              setText("");
              setGroup(each === group ? undefined : each);
            }}
            className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-3 text-sm hover:border-accent aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-accent md:min-h-9"
          >
            {name}
          </button>
        ))}
      </div>
      {isOpen && (
        <div className="rounded-lg border border-line-strong bg-surface p-2">
          {finder ? (
            <finder.FoundFormulas text={text} matches={matches} current={current} onChoose={choose} />
          ) : (
            <p role="status" className="px-2 py-1 text-muted text-sm">
              {failed === wish ? messages.formulasNotLoaded : messages.loading}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
