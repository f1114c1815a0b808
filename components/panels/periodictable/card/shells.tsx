import { messages } from "./messages";

/** Names of the shells, from the nucleus out. */
const NAMES = "KLMNOPQ";
const SIZE = 240;
const CENTER = SIZE / 2;
const FIRST = 26;
const OUTER = 112;

/** Electrons of an atom by shell, as rings: shows their number, not their position. */
export function Shells({ symbol, shells }: { symbol: string; shells: readonly number[] }) {
  const step = shells.length > 1 ? Math.min((OUTER - FIRST) / (shells.length - 1), 20) : 0;
  const text = shells.map((count, index) => `${NAMES[index]} ${count}`).join(", ");
  return (
    <figure className="m-0">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={messages.electrons(text)}
        className="w-full max-w-60"
      >
        {shells.map((count, index) => {
          const radius = FIRST + index * step;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shell is its place
            <g key={index}>
              <circle
                cx={CENTER}
                cy={CENTER}
                r={radius}
                fill="none"
                stroke="var(--line-strong)"
                strokeWidth="0.75"
              />
              {Array.from({ length: count }, (_, electron) => {
                const angle = (2 * Math.PI * electron) / count - Math.PI / 2;
                return (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: an electron is its place
                    key={electron}
                    cx={rounded(CENTER + radius * Math.cos(angle))}
                    cy={rounded(CENTER + radius * Math.sin(angle))}
                    r="3"
                    fill="var(--accent)"
                  />
                );
              })}
            </g>
          );
        })}
        <text
          x={CENTER}
          y={CENTER}
          dy="0.35em"
          textAnchor="middle"
          className="fill-ink font-semibold text-[17px]"
        >
          {symbol}
        </text>
      </svg>
      <figcaption className="tabular mt-2 text-muted text-sm">{text}</figcaption>
    </figure>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
