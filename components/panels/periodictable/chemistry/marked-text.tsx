/** A text with the place of its mistake underlined. */
export function MarkedText({ text, column }: { text: string; column: number }) {
  const at = Math.min(Math.max(column - 1, 0), text.length);
  return (
    <p aria-hidden="true" className="tabular mt-1 overflow-x-auto whitespace-pre text-sm">
      {text.slice(0, at)}
      <mark className="rounded-sm bg-danger-soft text-danger underline decoration-2 underline-offset-4">
        {text.slice(at, at + 1) || " "}
      </mark>
      {text.slice(at + 1)}
    </p>
  );
}
