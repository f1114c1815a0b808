import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/components/ui/notify";
import { type FormulaEntry, findFormulas, LONGEST_SEARCH } from "@/lib/calculators/physics/find";
import { groups } from "@/lib/calculators/physics/relation";
import { loadIndex } from "./load";

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
  const [entries, setEntries] = useState<readonly FormulaEntry[]>();
  const isAsked = text.trim() !== "";
  const isOpen = isAsked || group !== undefined;
  const found = !entries
    ? []
    : isAsked
      ? findFormulas(entries, text)
      : entries.filter((entry) => entry.group === group);

  const load = () =>
    loadIndex().then(setEntries, (error: Error) =>
      notify({ title: "Error", description: error.message, variant: "destructive" }),
    );

  function close() {
    setText("");
    setGroup(undefined);
  }

  function choose(entry: FormulaEntry) {
    close();
    onOpen(entry.id);
  }

  /** Down and up go through the field and the list; Escape closes it. */
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
          maxLength={LONGEST_SEARCH}
          placeholder="pendulum, F = m a, mass and velocity…"
          autoComplete="off"
          spellCheck={false}
          onFocus={load}
          onChange={(event) => {
            load();
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === "Enter" && first) choose(first);
          }}
          className="h-11 w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {Object.entries(groups).map(([each, name]) => (
          <button
            key={each}
            type="button"
            aria-expanded={each === group && !isAsked}
            onClick={() => {
              load();
              setText("");
              setGroup(each === group ? undefined : each);
            }}
            className="min-h-11 rounded-full border border-line bg-surface px-3 text-sm hover:border-accent aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-accent md:min-h-9"
          >
            {name}
          </button>
        ))}
      </div>
      {isOpen && (
        <div className="mt-2 rounded-lg border border-line-strong bg-surface p-2">
          <p role="status" className="px-2 py-1 text-muted text-sm empty:hidden">
            {entries
              ? found.length === 0 && "No formula matches these words. Try a quantity, such as pressure."
              : "Loading…"}
          </p>
          <ul className="grid max-h-96 gap-x-4 overflow-y-auto sm:grid-cols-2">
            {found.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  data-formula={entry.id}
                  aria-current={entry.id === current || undefined}
                  onClick={() => choose(entry)}
                  className="block min-h-11 w-full rounded-md px-2 py-1.5 text-left leading-snug hover:bg-accent-soft aria-[current]:text-accent"
                >
                  {entry.title}
                  <span className="block text-muted text-sm">{entry.equation}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
