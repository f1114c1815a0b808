"use client";

import { useCallback, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLoaded } from "@/components/ui/use-loaded";
import { selectionTitle } from "@/lib/kit/fields/selection";
import type { SelectionListProps } from "./selection-list";

interface SelectionControlProps extends SelectionListProps {
  id: string;
  invalid: boolean;
}

const loadList = () => import("./selection-list").then(({ SelectionList }) => SelectionList);

/** Several options in an order: the selection in one line, and a collapsed list below. */
export function SelectionControl({
  id,
  label,
  field,
  value,
  invalid,
  converters,
  onChange,
}: SelectionControlProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { loaded: SelectionList, preload } = useLoaded(open, loadList, close);
  return (
    <div
      data-invalid={invalid || undefined}
      className="rounded-md border border-line-strong bg-surface data-invalid:border-danger"
    >
      <span id={`${listId}-label`} className="sr-only">
        {label}
      </span>
      <button
        type="button"
        id={`${listId}-trigger`}
        aria-labelledby={`${listId}-label ${listId}-trigger`}
        aria-describedby={`${id}-message`}
        aria-expanded={open}
        aria-controls={`${listId}-list`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 py-1 text-left hover:text-accent"
      >
        <span className="line-clamp-2 min-w-0 flex-1 leading-snug">
          {selectionTitle(field, value, converters) || `No ${field.plural}`}
        </span>
        <Icon
          name="chevron-down"
          className={`size-4 text-muted transition-transform duration-100 ${open ? "rotate-180" : ""}`}
        />
      </button>
      <div id={`${listId}-list`} hidden={!open}>
        {open && SelectionList && (
          <SelectionList
            label={label}
            field={field}
            value={value}
            converters={converters}
            onChange={onChange}
          />
        )}
      </div>
    </div>
  );
}
