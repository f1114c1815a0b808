import { findRoot } from "../../core/numeric/root.ts";

/** Inside of a duct; lengths in m. For a flat oval, `width` is the major and `height` the minor axis. */
export type DuctSection =
  | { shape: "round"; diameter: number }
  | { shape: "rectangular" | "oval"; width: number; height: number };

export const round = (diameter: number): DuctSection => ({ shape: "round", diameter });

/** Returns the cross-section, m²: π·D²/4, a·b, or π·a²/4 + a·(A − a). */
export function sectionArea(section: DuctSection): number {
  if (section.shape === "round") return (Math.PI * section.diameter ** 2) / 4;
  const { shape, width, height } = section;
  return shape === "rectangular" ? width * height : (Math.PI * height ** 2) / 4 + height * (width - height);
}

export function sectionPerimeter(section: DuctSection): number {
  if (section.shape === "round") return Math.PI * section.diameter;
  const { shape, width, height } = section;
  return shape === "rectangular" ? 2 * (width + height) : Math.PI * height + 2 * (width - height);
}

/** Returns four times the area over the perimeter, m. */
export const hydraulicDiameter = (section: DuctSection): number =>
  (4 * sectionArea(section)) / sectionPerimeter(section);

/**
 * Returns the diameter, m, of the round duct with the same friction loss at the same flow. Rectangular:
 * 1.30·(a·b)^0.625/(a + b)^0.25 (R. G. Huebscher, ASHVE Transactions 54, 1948); flat oval:
 * 1.55·A^0.625/P^0.25 (J. W. Heyt and M. J. Diaz, ASHRAE Transactions 81, 1975). ASHRAE Handbook —
 * Fundamentals 2021, chapter 21.
 */
export function equivalentDiameter(section: DuctSection): number {
  if (section.shape === "round") return section.diameter;
  const { shape, width, height } = section;
  return shape === "rectangular"
    ? (1.3 * (width * height) ** 0.625) / (width + height) ** 0.25
    : (1.55 * sectionArea(section) ** 0.625) / sectionPerimeter(section) ** 0.25;
}

/** Returns the long side over the short side, 1 or more. */
export const aspectRatio = (section: DuctSection): number =>
  section.shape === "round"
    ? 1
    : Math.max(section.width, section.height) / Math.min(section.width, section.height);

/** Maximum width, in heights. */
const WIDEST = 1000;

/**
 * Finds the width, m, at which a duct of this height has the quantity `of` (its area, its equivalent
 * diameter), which must grow with the width. A flat oval is at least as wide as high. Undefined if no width
 * fits.
 */
export function widthFor(
  shape: "rectangular" | "oval",
  height: number,
  wanted: number,
  of: (section: DuctSection) => number,
): number | undefined {
  const narrowest = shape === "oval" ? height : height / WIDEST;
  const missing = (width: number): number => of({ shape, width, height }) - wanted;
  if (missing(narrowest) >= 0) return narrowest;
  return findRoot(missing, narrowest, height * WIDEST);
}
