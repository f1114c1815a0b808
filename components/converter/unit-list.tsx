"use client";

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Listbox, useListbox } from "@/components/ui/listbox";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { matchUnits } from "@/lib/units/match-units";

interface UnitListProps {
  id: string;
  label: string;
  converter: CompiledConverter;
  unit: CompiledUnit;
  /** What was typed before the list was there. */
  typed: RefObject<string>;
  onFinish: (chosen?: string) => void;
}

/** The open list of units, with its search. A file of its own: pages load it when a chooser is opened. */
export function UnitList({ id, label, converter, unit, typed, onFinish }: UnitListProps) {
  const [query, setQuery] = useState(() => typed.current);
  const matches = useMemo(() => matchUnits(converter, query), [converter, query]);
  const listbox = useListbox(
    id,
    matches.length,
    (index) => onFinish(matches[index]?.id),
    query === "" ? Math.max(0, converter.units.indexOf(unit)) : 0,
  );
  const search = useRef<HTMLInputElement>(null);

  // With the first drawing, so that no key falls between the button and the field.
  useLayoutEffect(() => {
    search.current?.focus();
    setQuery(typed.current);
  }, [typed]);

  return (
    <div className="absolute inset-x-0 z-20 mt-1 rounded-md embed-low:fixed embed-low:inset-x-2 embed-low:top-2 embed-low:bottom-10 embed-low:mt-0 embed-low:flex embed-low:flex-col border border-line-strong bg-surface shadow-[0_12px_32px_rgb(0_0_0/0.16)]">
      <div className="border-line border-b p-2">
        <input
          {...listbox.comboboxProps}
          ref={search}
          type="text"
          aria-label={`${label}: search units`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Search units"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            listbox.setActive(0);
          }}
          onKeyDown={(event) => {
            if (listbox.onKeyDown(event) || event.key !== "Escape") return;
            event.preventDefault();
            onFinish();
          }}
          className="h-11 w-full rounded-sm bg-sunken px-3 text-ink placeholder:text-muted"
        />
      </div>
      <Listbox
        id={id}
        label={label}
        items={matches}
        model={listbox}
        keyOf={(match) => match.id}
        isSelected={(match) => match.id === unit.id}
        onChoose={(index) => onFinish(matches[index]?.id)}
        className="max-h-80 embed-low:max-h-none embed-low:min-h-0 overflow-y-auto overscroll-contain py-1 text-sm"
      >
        {(match) => (
          <>
            <span className={`min-w-0 flex-1 ${match.id === unit.id ? "font-semibold" : ""}`}>
              {match.name}
              {match.deprecated && <span className="block text-muted text-xs">{match.deprecated}</span>}
            </span>
            {match.symbol !== "—" && <span className="text-muted">{match.symbol}</span>}
          </>
        )}
      </Listbox>
      {matches.length === 0 && (
        <p role="status" className="px-4 py-3 text-muted text-sm">
          No unit of this converter is called “{[...query].slice(0, 30).join("")}”.
        </p>
      )}
    </div>
  );
}
