import type { DataLoader } from "../../core/data/loader.ts";

export interface SpectralLine {
  wavelength: string;
  intensity: number | null;
}

interface LineFile {
  elements: readonly { symbol: string; lines: readonly (readonly [string, number | null])[] }[];
}

/** Loads the visible lines of an element's atoms; empty without a sourced list. */
export async function loadLines(load: DataLoader, symbol: string): Promise<SpectralLine[]> {
  const { elements } = await load<LineFile>("elements", "lines");
  const element = elements.find((element) => element.symbol === symbol);
  return (element?.lines ?? []).map(([wavelength, intensity]) => ({ wavelength, intensity }));
}

/**
 * Returns the color of a wavelength as CSS: Bruton's piecewise-linear approximation, darker toward the ends
 * of the visible range. For display only.
 */
export function colorOf(nanometers: number): string {
  const between = (low: number, high: number): number => (nanometers - low) / (high - low);
  const [red, green, blue] =
    nanometers < 440
      ? [1 - between(380, 440), 0, 1]
      : nanometers < 490
        ? [0, between(440, 490), 1]
        : nanometers < 510
          ? [0, 1, 1 - between(490, 510)]
          : nanometers < 580
            ? [between(510, 580), 1, 0]
            : nanometers < 645
              ? [1, 1 - between(580, 645), 0]
              : [1, 0, 0];
  const fade =
    nanometers < 420 ? 0.3 + 0.7 * between(380, 420) : nanometers > 700 ? 1 - 0.7 * between(700, 780) : 1;
  const channel = (value: number): number => Math.round(255 * (Math.max(value, 0) * fade) ** 0.8);
  return `rgb(${channel(red)} ${channel(green)} ${channel(blue)})`;
}
