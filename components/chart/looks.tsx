import type { ReactNode } from "react";
import type { Tone } from "@/lib/kit/calculator/chart";

/** Number of colors that distinguish the series of a chart, each with a dash and a marker, or a pattern. */

const COLOURS = 6;
const DASHES = [undefined, "8 4", "2 4", "10 4 2 4", "5 3", "14 4"] as const;

export const colourOf = (index: number): string => `var(--chart-${(index % COLOURS) + 1})`;
/** From the seventh series on, the colors repeat with other dashes and markers. */
const roundOf = (index: number): number => index + Math.floor(index / COLOURS);

export const dashOf = (index: number): string | undefined => DASHES[roundOf(index) % DASHES.length];
export const markerAt = (index: number, x: number, y: number): string =>
  `M${round(x)} ${round(y)}${MARKERS[roundOf(index) % MARKERS.length]}`;

const round = (pixels: number): number => Math.round(pixels * 100) / 100;

export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  return (
    <path
      d={markerAt(index, x, y)}
      fill={colourOf(index)}
      stroke="var(--paper)"
      strokeWidth="1.5"
      paintOrder="stroke"
    />
  );
}

/** Paths relative to the center. */
const MARKERS = [
  "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  "m-4 -4h8v8h-8z",
  "m0 -5.5l5 9.5h-10z",
  "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
  "m0 5.5l5 -9.5h-10z",
  "m-1.7 -5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z",
];

export const patternOf = (prefix: string, index: number): string =>
  `url(#${prefix}-${index % (COLOURS * PATTERNS.length)})`;

/** Drawn over the color in the surface color, in squares of 8 by 8. */
const PATTERNS = [
  "",
  "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  "M2 2h.01M6 6h.01",
  "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  "M0 4H8",
  "M4 0V8",
];
const DOTS = 2;

/** Pattern fills of a chart's areas, for `patternOf`. */
export function Patterns({ prefix, count }: { prefix: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: Math.min(count, COLOURS * PATTERNS.length) }, (_, i) => i).map((i) => (
        <pattern key={i} id={`${prefix}-${i}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colourOf(i)} />
          <path
            d={PATTERNS[roundOf(i) % PATTERNS.length]}
            fill="none"
            stroke="var(--paper)"
            strokeOpacity="0.5"
            strokeWidth={roundOf(i) % PATTERNS.length === DOTS ? 2 : 1.25}
            strokeLinecap={roundOf(i) % PATTERNS.length === DOTS ? "round" : "butt"}
          />
        </pattern>
      ))}
    </defs>
  );
}

export function Swatch({ index, pattern }: { index: number; pattern?: string }) {
  return (
    <svg aria-hidden="true" width={pattern === undefined ? 36 : 26} height="12" className="mt-0.5 shrink-0">
      {pattern === undefined ? (
        <>
          <path
            d="M0 6H36"
            fill="none"
            stroke={colourOf(index)}
            strokeWidth="2"
            strokeDasharray={dashOf(index)}
          />
          <Marker index={index} x={18} y={6} />
        </>
      ) : (
        <rect width="26" height="12" rx="2" fill={pattern} />
      )}
    </svg>
  );
}

/** Place of the result: the amber point of its figure (docs/decisions/numerals.md). */
export const ResultMarker = () => (
  <circle r="6" fill="var(--point)" stroke="var(--paper)" strokeWidth="3" paintOrder="stroke" />
);

export const NamedMarker = () => (
  <circle r="4.5" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.75" />
);

export const MarkerSwatch = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" width="16" height="16" viewBox="-8 -8 16 16" className="shrink-0">
    {children}
  </svg>
);

export const toneFill = (tone: Tone): string => `var(--tone-${tone})`;

/** Swatch of a region's tint and its edge. */
export const ToneSwatch = ({ tone }: { tone: Tone }) => (
  <svg aria-hidden="true" width="16" height="12" className="mt-0.5 shrink-0">
    <rect width="16" height="12" fill={toneFill(tone)} fillOpacity="0.22" />
    <path d="M0 0V12" stroke={toneFill(tone)} strokeWidth="4" />
  </svg>
);
