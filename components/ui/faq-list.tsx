/** Questions that open one at a time; works without script. */
export function FaqList({ id, questions }: { id: string; questions: readonly { q: string; a: string }[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ q, a }) => (
        <details key={q} name={id} className="group">
          <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium">
            <h3 className="font-medium text-base leading-snug">{q}</h3>
            <span
              aria-hidden="true"
              className="text-muted text-xl leading-none transition-transform duration-100 group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="measure pb-4 text-muted leading-relaxed">{a}</p>
        </details>
      ))}
    </div>
  );
}
