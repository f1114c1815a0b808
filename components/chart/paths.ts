export type Place = readonly [x: number, y: number];

const place = ([x, y]: Place): string => `${round(x)} ${round(y)}`;
const round = (pixels: number): number => Math.round(pixels * 100) / 100;

export const linePath = (places: readonly Place[]): string =>
  places.length === 0 ? "" : `M${places.map(place).join("L")}`;

/** Returns SVG path data of steps: level from each place to the next, then up or down. */
export const stepPath = (places: readonly Place[]): string =>
  places.map(([x, y], index) => (index === 0 ? `M${place([x, y])}` : `H${round(x)}V${round(y)}`)).join("");

/** SVG path data of the area between two lines of the same direction. */
export const areaPath = (upper: readonly Place[], lower: readonly Place[]): string =>
  `${linePath([...upper, ...lower.toReversed()])}Z`;

/** Returns SVG path data of a ring segment around 0, 0; from and to in turns, clockwise from the top. */
export function ringPath(from: number, to: number, inner: number, outer: number): string {
  // An arc cannot end where it begins, so a full turn needs two halves.
  if (to - from >= 1) return `${halves(outer)}${halves(inner)}`;
  const at = (turn: number, radius: number): string =>
    place([radius * Math.sin(turn * 2 * Math.PI), -radius * Math.cos(turn * 2 * Math.PI)]);
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${at(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}`,
    `L${at(to, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`,
  ].join("");
}

const halves = (radius: number): string =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;

export function slicesOf(amounts: readonly number[]): readonly { from: number; to: number }[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let end = 0;
  return amounts.map((amount) => {
    const from = end / total;
    end += amount;
    return { from, to: end / total };
  });
}
