"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/site/icon";
import { useLoaded } from "@/components/ui/use-loaded";
import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";

const loadUnitList = () => import("./unit-list").then(({ UnitList }) => UnitList);

interface UnitChooserProps {
  label: string;
  converter: CompiledConverter;
  unit: CompiledUnit;
  onChoose: (unit: string) => void;
}

/** A unit with search: a button that opens a combobox with the list of units (ARIA Authoring Practices, combobox). */
export function UnitChooser({ label, converter, unit, onChoose }: UnitChooserProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // What is typed while the list is on its way.
  const typed = useRef("");
  const close = useCallback(() => setOpen(false), []);
  const { loaded: UnitList, preload } = useLoaded(open, loadUnitList, close);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open, close]);

  useEffect(() => {
    if (!open) typed.current = "";
  }, [open]);

  function finish(chosen?: string) {
    setOpen(false);
    trigger.current?.focus();
    if (chosen !== undefined) onChoose(chosen);
  }

  return (
    <div ref={root} className="relative">
      <span id={`${id}-label`} className="sr-only">
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        id={`${id}-trigger`}
        aria-labelledby={`${id}-label ${id}-trigger`}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setOpen(true);
          } else if (open && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            typed.current += event.key;
          }
        }}
        className="flex min-h-12 embed-low:min-h-10 w-full items-center gap-2 rounded-b-md border border-line-strong border-t-0 bg-surface px-3 py-2 embed-low:py-1 text-left hover:border-accent"
      >
        <span className="min-w-0 flex-1 leading-snug">{unit.name}</span>
        {unit.symbol !== "—" && <span className="text-muted">{unit.symbol}</span>}
        <Icon name="chevron-down" className="size-4 text-muted" />
      </button>
      {open && UnitList && (
        <UnitList id={id} label={label} converter={converter} unit={unit} typed={typed} onFinish={finish} />
      )}
    </div>
  );
}
