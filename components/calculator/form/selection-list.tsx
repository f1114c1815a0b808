"use client";

import { useLayoutEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import type { Chosen, SelectionField, SelectionOption, SelectionPreset } from "@/lib/kit/fields/field";
import { areChosen, readSelection, selectionText } from "@/lib/kit/fields/selection";
import type { CompiledConverter } from "@/lib/units/compile";

export interface SelectionListProps {
  label: string;
  field: SelectionField;
  value: string;
  converters: Readonly<Record<string, CompiledConverter>>;
  onChange: (text: string) => void;
}

/** Predefined sets, the ordered selection with units, and the remaining options. */
export function SelectionList({ label, field, value, converters, onChange }: SelectionListProps) {
  const { chosen } = readSelection(field, value);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button may move or disappear: returns the focus to its place.
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const name = next.current;
    next.current = undefined;
    if (name === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-act]") ?? [])];
    const [button] = buttons.filter(({ dataset }) => dataset.act === name);
    (button ?? buttons.find(({ dataset }) => dataset.act?.startsWith("add ")))?.focus();
  });

  function change(now: readonly Chosen[], focus: string) {
    next.current = focus;
    onChange(selectionText(field, now));
  }
  function move(place: number, by: number) {
    const now = [...chosen];
    const [moved] = now.splice(place, 1);
    if (!moved) return;
    now.splice(place + by, 0, moved);
    const atEnd = place + by === (by < 0 ? 0 : chosen.length - 1);
    change(now, `${(by < 0) === atEnd ? "down" : "up"} ${moved.id}`);
  }
  function remove(place: number) {
    const now = chosen.filter((_, at) => at !== place);
    const follower = now[Math.min(place, now.length - 1)];
    change(now, follower ? `remove ${follower.id}` : "add");
  }

  return (
    <div ref={list} className="border-line border-t px-2 pb-2">
      <Sets field={field} chosen={chosen} onChoose={(now) => onChange(selectionText(field, now))} />
      <ol
        aria-label={`${label}, chosen`}
        className="mt-2 divide-y divide-line border-line border-y empty:hidden"
      >
        {chosen.map((choice, place) => {
          const option = field.options.find(({ id }) => id === choice.id);
          return (
            option && (
              <ChosenRow
                key={choice.id}
                option={option}
                unit={choice.unit}
                converter={option.quantity && converters[option.quantity.converter]}
                isFirst={place === 0}
                isLast={place === chosen.length - 1}
                onMove={(by) => move(place, by)}
                onRemove={() => remove(place)}
                onUnit={(unit) =>
                  onChange(
                    selectionText(
                      field,
                      chosen.map((each) =>
                        each === choice ? { id: choice.id, ...(unit && { unit }) } : each,
                      ),
                    ),
                  )
                }
              />
            )
          );
        })}
      </ol>
      <Others field={field} chosen={chosen} onAdd={(id, then) => change([...chosen, { id }], then)} />
    </div>
  );
}

interface SetsProps {
  field: SelectionField;
  chosen: readonly Chosen[];
  onChoose: (chosen: readonly Chosen[]) => void;
}

/** Predefined sets; a previously selected unit stays. */
function Sets({ field, chosen, onChoose }: SetsProps) {
  const choose = ({ chosen: ids }: SelectionPreset) =>
    onChoose(ids.map((id) => chosen.find((each) => each.id === id) ?? { id }));
  return (
    <div className="flex flex-wrap gap-1.5 pt-2">
      {field.presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={areChosen(preset.chosen, chosen)}
          onClick={() => choose(preset)}
          className="min-h-11 rounded-md border border-line bg-surface px-3 text-sm hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent md:min-h-9"
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}

interface ChosenRowProps {
  option: SelectionOption;
  unit: string | undefined;
  converter: CompiledConverter | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
  onUnit: (unit: string) => void;
}

function ChosenRow({ option, unit, converter, isFirst, isLast, onMove, onRemove, onUnit }: ChosenRowProps) {
  const { id, label, quantity } = option;
  const symbolOf = (name: string): string =>
    converter?.units.find((each) => each.id === name)?.symbol ?? name;
  const options = (units: readonly string[]) =>
    units.map((name) => (
      <option key={name} value={name}>
        {symbolOf(name)}
      </option>
    ));
  return (
    <li className="flex items-center gap-x-1 py-1">
      <div className="min-w-0 flex-1">
        <p className="px-1 text-sm leading-snug">{label}</p>
        {quantity && (
          <select
            aria-label={`Unit of ${label}`}
            value={unit ?? ""}
            onChange={(event) => onUnit(event.target.value)}
            className="mt-1 h-11 w-full min-w-0 rounded-md border border-line bg-surface px-2 text-sm md:h-9"
          >
            <option value="">Automatic</option>
            <optgroup label="Usual">{options(quantity.usual)}</optgroup>
            {quantity.others.length > 0 && <optgroup label="Others">{options(quantity.others)}</optgroup>}
          </select>
        )}
      </div>
      <Act
        name={`up ${id}`}
        label={`Move ${label} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        icon="chevron-down"
        turned
      />
      <Act
        name={`down ${id}`}
        label={`Move ${label} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
        icon="chevron-down"
      />
      <Act name={`remove ${id}`} label={`Remove ${label}`} onClick={onRemove} icon="x" />
    </li>
  );
}

interface ActProps {
  name: string;
  label: string;
  icon: "chevron-down" | "x";
  turned?: true;
  disabled?: boolean;
  onClick: () => void;
}

function Act({ name, label, icon, turned, disabled = false, onClick }: ActProps) {
  return (
    <button
      type="button"
      data-act={name}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent disabled:opacity-30 md:size-9"
    >
      <Icon name={icon} className={`size-4 ${turned ? "rotate-180" : ""}`} />
    </button>
  );
}

interface OthersProps {
  field: SelectionField;
  chosen: readonly Chosen[];
  onAdd: (id: string, focus: string) => void;
}

function Others({ field, chosen, onAdd }: OthersProps) {
  const others = field.options.filter(({ id }) => !chosen.some((each) => each.id === id));
  if (others.length === 0) return null;
  return (
    <>
      <p className="px-1 pt-3 font-medium text-sm">Add</p>
      <div className="flex flex-wrap gap-1.5 pt-1">
        {others.map(({ id, label }, place) => {
          const follower = others[place + 1] ?? others[place - 1];
          return (
            <button
              key={id}
              type="button"
              data-act={`add ${id}`}
              aria-label={`Add ${label}`}
              onClick={() => onAdd(id, follower ? `add ${follower.id}` : `remove ${id}`)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-line border-dashed px-3 text-sm hover:border-accent hover:text-accent md:min-h-9"
            >
              <Icon name="plus" className="size-4 text-muted" />
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}
