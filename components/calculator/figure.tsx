interface FigureProps {
  value: string;
  name?: string;
}

/** Large number of a display, as large as the width allows: never cuts off a digit or a sign. */
export function Figure({ value, name = "Display" }: FigureProps) {
  return (
    <p
      style={{ fontSize: sizeOf(value) }}
      className="numeral flex h-(--figure-height,3.5rem) embed-low:h-[2.25rem] items-center justify-end whitespace-nowrap font-semibold text-ink"
    >
      <span className="sr-only">{name}: </span>
      {value}
    </p>
  );
}

/** Returns the font size relative to the surrounding container, which must be a container for container queries. */
function sizeOf(value: string): string {
  const separators = value.replace(/[^,. ]/g, "").length;
  const digits = value.length - separators * (1 - SEPARATOR_WIDTH);
  return `min(var(--figures, 3rem), ${(100 / (digits * DIGIT_WIDTH)).toFixed(2)}cqi)`;
}

/** Width of a bold digit relative to the font size, with a margin; and of a separator, in digits. */
const DIGIT_WIDTH = 0.68;
const SEPARATOR_WIDTH = 0.5;
