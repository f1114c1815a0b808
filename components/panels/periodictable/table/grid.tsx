// biome-ignore-all lint/a11y/useSemanticElements: a grid of places, which a table element cannot lay out in two ways
"use client";

import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from "react";
import {
  type Group3,
  isBelow,
  type Place,
  placeOf,
  type Width,
} from "@/lib/calculators/periodictable/layout";
import type { TableElement } from "@/lib/calculators/periodictable/table-element";
import type { CellLook } from "./looks";
import styles from "./table.module.css";
import { moveInGrid } from "./use-grid-keys";

interface GridProps {
  elements: readonly TableElement[];
  width: Width;
  group3: Group3;
  look: (element: TableElement) => CellLook;
  fits: (element: TableElement) => boolean;
  /** Element with the tab stop; undefined before the page's scripts run: then all links have one. */
  current: number | undefined;
  onCurrent: (z: number) => void;
  onOpen: (z: number) => void;
  /** Highlighted group or period; pressing its label toggles it. */
  group: number | undefined;
  period: number | undefined;
  onGroup: (group: number) => void;
  onPeriod: (period: number) => void;
}

const GROUPS = Array.from({ length: 18 }, (_, index) => index + 1);
const PERIODS = [1, 2, 3, 4, 5, 6, 7];

const zOf = (target: EventTarget): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-z]") : null;
  return cell ? Number(cell.dataset.z) : undefined;
};

export function Grid(props: GridProps) {
  const { elements, width, group3, current, onCurrent, onOpen } = props;

  function open(event: MouseEvent) {
    const z = zOf(event.target);
    // A click with a modifier key opens the page of the element in a new tab or window.
    if (z === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(z);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.key === " " && zOf(event.target) !== undefined) {
      event.preventDefault();
      onOpen(zOf(event.target) ?? 0);
      return;
    }
    moveInGrid(event);
  }

  function follow(target: EventTarget) {
    const z = zOf(target);
    if (z !== undefined && z !== current) onCurrent(z);
  }

  return (
    <div
      role="grid"
      aria-label="Periodic table"
      aria-readonly="true"
      className={`${styles.grid} ${width === "32" ? styles.wide : ""} tabular`}
      style={{ "--columns": width } as CSSProperties}
      onClick={open}
      onKeyDown={move}
      onFocus={(event) => follow(event.target)}
    >
      <GroupLabels {...props} />
      {rowsOf(elements, width, group3).map(({ label, period, members }) => (
        <div role="row" key={label} className={styles.row} tabIndex={-1}>
          <PeriodLabel {...props} label={label} periodNumber={period} />
          {members.map((element) => (
            <Cell
              key={element.z}
              element={element}
              place={placeOf(element, width, group3)}
              {...props.look(element)}
              fits={props.fits(element)}
              isCurrent={current === undefined || current === element.z}
            />
          ))}
          {width === "18" && group3 === "gap" && (period === 6 || period === 7) && (
            <Gap period={period} text={period === 6 ? "57–71" : "89–103"} />
          )}
        </div>
      ))}
    </div>
  );
}

interface Row {
  label: string;
  /** Undefined for the rows below. */
  period: number | undefined;
  members: readonly TableElement[];
}

function rowsOf(elements: readonly TableElement[], width: Width, group3: Group3): Row[] {
  const below = (element: TableElement): boolean => width === "18" && isBelow(element, group3);
  return [
    ...PERIODS.map((period) => ({
      label: `Period ${period}`,
      period,
      members: elements.filter((element) => element.period === period && !below(element)),
    })),
    ...(width === "18"
      ? [6, 7].map((period) => ({
          label: period === 6 ? "Lanthanides" : "Actinides",
          period: undefined,
          members: elements.filter((element) => element.period === period && below(element)),
        }))
      : []),
  ];
}

/** Offset by the column and row of labels. */
const placed = ({ column, row, turned }: Place): CSSProperties =>
  ({
    "--c": column + 1,
    "--r": row + 1,
    "--s": turned.start + 1,
    "--n": turned.span,
    "--t": turned.row + 1,
  }) as CSSProperties;

interface CellProps extends CellLook {
  element: TableElement;
  place: Place;
  fits: boolean;
  isCurrent: boolean;
}

const Cell = memo(
  function Cell({ element, place, tint, line, fits, isCurrent }: CellProps) {
    const { z, symbol, name } = element;
    return (
      <div
        role="gridcell"
        tabIndex={-1}
        className={`${styles.place} ${place.row === 9 ? styles.below : ""}`}
        style={placed(place)}
      >
        <a
          href={`/calculators/periodictable/${name.toLowerCase()}`}
          data-z={z}
          tabIndex={isCurrent ? undefined : -1}
          title={name}
          className={`${styles.cell} ${tint} ${fits ? "" : styles.faded}`}
        >
          <span className={styles.small}>{z}</span>
          <span className="font-semibold text-[0.9375rem]">{symbol}</span>
          <span className="sr-only">{name}</span>
          <span className={`${styles.small} ${styles.line} max-w-full truncate`}>{line}</span>
        </a>
      </div>
    );
  },
  (before, after) =>
    before.element === after.element &&
    before.tint === after.tint &&
    before.line === after.line &&
    before.fits === after.fits &&
    before.isCurrent === after.isCurrent &&
    JSON.stringify(before.place) === JSON.stringify(after.place),
);

const labelStyle =
  "flex min-h-6 w-full items-center justify-center rounded-sm text-[0.6875rem] text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent";

function GroupLabels({ width, group3, group, onGroup }: GridProps) {
  return (
    <div role="row" className={styles.row} tabIndex={-1}>
      {GROUPS.map((each) => {
        const column = width === "18" || each < 3 || (each === 3 && group3 === "la") ? each : each + 14;
        return (
          <div
            key={each}
            role="columnheader"
            tabIndex={-1}
            className={styles.place}
            style={
              {
                "--c": column + 1,
                "--r": 1,
                "--s": 1,
                "--n": 1,
                "--t": column + 1,
              } as CSSProperties
            }
          >
            <button
              type="button"
              aria-pressed={group === each}
              aria-label={`Group ${each}`}
              onClick={() => onGroup(each)}
              className={`${labelStyle} max-md:min-h-11`}
            >
              {each}
            </button>
          </div>
        );
      })}
    </div>
  );
}

function PeriodLabel({
  label,
  periodNumber,
  period,
  onPeriod,
}: GridProps & { label: string; periodNumber: number | undefined }) {
  if (periodNumber === undefined)
    return (
      <div role="rowheader" tabIndex={-1} className="sr-only">
        {label}
      </div>
    );
  return (
    <div
      role="rowheader"
      tabIndex={-1}
      className={`${styles.place} flex items-center`}
      style={
        {
          "--c": 1,
          "--r": periodNumber + 1,
          "--s": (periodNumber - 1) * 5 + 2,
          "--n": 5,
          "--t": 1,
        } as CSSProperties
      }
    >
      <button
        type="button"
        aria-pressed={period === periodNumber}
        aria-label={label}
        onClick={() => onPeriod(periodNumber)}
        className={`${labelStyle} md:min-h-11`}
      >
        {periodNumber}
      </button>
    </div>
  );
}

function Gap({ period, text }: { period: number; text: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.place} flex items-center justify-center text-[0.6875rem] text-muted`}
      style={placed({
        column: 3,
        row: period,
        turned: { start: (period - 1) * 5 + 1, span: 5, row: 3 },
      })}
    >
      {text}
    </span>
  );
}
