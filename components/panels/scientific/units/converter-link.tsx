import type { Answer } from "@/lib/faces/answers/answer";

/** From a line with units to the converter with the value filled in. */
export const ConverterLink = ({ answer: { page, source } }: { answer: Answer }) => (
  <a
    href={page.path}
    title={source}
    className="relative inline-block min-w-0 max-w-full align-bottom font-medium text-accent underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-3 hover:underline"
  >
    {/* The link is taller than its text, and only the text is truncated. */}
    <span className="block truncate">{page.label}</span>
  </a>
);
