/** How the series of a chart are told apart: a colour, and with it a dash and a marker, or a pattern. */

const COLOURS = 6;
const DASHES = [undefined, "8 4", "2 4", "10 4 2 4", "5 3", "14 4"] as const;

export const colourOf = (index: number): string => `var(--chart-${(index % COLOURS) + 1})`;
export const dashOf = (index: number): string | undefined => DASHES[index % DASHES.length];

/** A circle, a square, a triangle, a diamond and so on at a place. */
export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  return (
    <path
      d={MARKERS[index % MARKERS.length]}
      transform={`translate(${x} ${y})`}
      fill={colourOf(index)}
      stroke="var(--surface)"
      strokeWidth="1.5"
      paintOrder="stroke"
    />
  );
}

const MARKERS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  "M-4 -4H4V4H-4Z",
  "M0 -5.5L5 4H-5Z",
  "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
  "M0 5.5L5 -4H-5Z",
  "M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
];

export const patternOf = (prefix: string, index: number): string =>
  `url(#${prefix}-${index % (COLOURS * PATTERNS.length)})`;

/** Drawn over the colour in that of the surface, in squares of 8 by 8. */
const PATTERNS = [
  "",
  "M-2 2L2 -2M0 8L8 0M6 10L10 6",
  "M2 2h.01M6 6h.01",
  "M-2 6L2 10M0 0L8 8M6 -2L10 2",
  "M0 4H8",
  "M4 0V8",
];

/** The fills of a chart's areas, for `patternOf`. */
export function Patterns({ prefix, count }: { prefix: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: Math.min(count, COLOURS * PATTERNS.length) }, (_, i) => i).map((i) => (
        <pattern key={i} id={`${prefix}-${i}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colourOf(i)} />
          <path
            d={PATTERNS[i % PATTERNS.length]}
            fill="none"
            stroke="var(--surface)"
            strokeOpacity="0.5"
            strokeWidth={i % PATTERNS.length === 2 ? 2 : 1.25}
            strokeLinecap={i % PATTERNS.length === 2 ? "round" : "butt"}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** A series' line with its marker, or its area, as beside its name. */
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
