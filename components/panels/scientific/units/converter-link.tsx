import type { Answer } from "@/lib/answers/answer";

/** From a line with units to the converter with the value filled in. */
export const ConverterLink = ({ answer: { page, source } }: { answer: Answer }) => (
  <a
    href={page.path}
    title={source}
    className="relative font-medium text-accent underline-offset-4 before:absolute before:inset-x-0 before:-inset-y-3 hover:underline"
  >
    {page.label}
  </a>
);
