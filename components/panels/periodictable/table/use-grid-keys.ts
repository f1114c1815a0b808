import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Tolerance for cells of one row or column, in pixels. */
const SLACK = 8;

interface Spot {
  element: HTMLElement;
  x: number;
  y: number;
}

/**
 * Moves the focus through a grid by its rendered layout: to the next cell in an arrow's direction, over gaps;
 * with Home and End to the ends of the row, with Control to the first and last cell. This fits every layout
 * of the table.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const current = document.activeElement;
  if (!(current instanceof HTMLElement) || event.altKey || event.metaKey) return;
  const spots = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-z]")].map(spotOf);
  const from = spots.find(({ element }) => element === current);
  if (!from) return;
  const target = targetOf(event, from, spots);
  if (!target) return;
  event.preventDefault();
  target.element.focus();
}

function targetOf(event: KeyboardEvent, from: Spot, spots: readonly Spot[]): Spot | undefined {
  const row = spots.filter(({ y }) => Math.abs(y - from.y) < SLACK);
  if (event.key === "Home") return event.ctrlKey ? spots[0] : least(row, ({ x }) => x);
  if (event.key === "End") return event.ctrlKey ? spots.at(-1) : least(row, ({ x }) => -x);
  const step = STEPS[event.key];
  if (!step) return undefined;
  const [dx, dy] = step;
  const along = ({ x, y }: Spot): number => (x - from.x) * dx + (y - from.y) * dy;
  const aside = ({ x, y }: Spot): number => Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
  const ahead = spots.filter((spot) => along(spot) > SLACK);
  const inLine = ahead.filter((spot) => aside(spot) < SLACK);
  // Without a cell straight ahead, takes the nearest one of the next line.
  const near = ahead.filter((spot) => aside(spot) < from.element.offsetWidth);
  return least(inLine.length > 0 ? inLine : near, along);
}

const spotOf = (element: HTMLElement): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
};

const least = (spots: readonly Spot[], size: (spot: Spot) => number): Spot | undefined =>
  spots.reduce<Spot | undefined>((best, spot) => (!best || size(spot) < size(best) ? spot : best), undefined);
