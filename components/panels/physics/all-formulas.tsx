import { groups } from "@/lib/calculators/physics/relation";
import { formulaIndex } from "@/lib/calculators/physics/search";

/** Every formula by its group: links that work without script, too, and that the calculator takes over where it runs. */
export function AllFormulas() {
  const entries = formulaIndex();
  return (
    <section aria-labelledby="all-formulas" className="max-md:draw-late mt-12 [--guess:34rem] print:hidden">
      <h2 id="all-formulas" className="text-xl">
        All formulas
      </h2>
      <div className="mt-3 divide-y divide-line border-line border-y">
        {Object.entries(groups).map(([group, name]) => (
          <details key={group} className="group">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between py-2 font-medium">
              {name}
              <span aria-hidden className="text-muted group-open:rotate-45">
                +
              </span>
            </summary>
            <ul className="grid gap-x-8 pb-4 sm:grid-cols-2">
              {entries
                .filter((entry) => entry.group === group)
                .map(({ id, title, equation }) => (
                  <li key={id}>
                    <a
                      href={`?formula=${id}`}
                      className="block min-h-11 py-1.5 leading-snug hover:text-accent"
                    >
                      {title}
                      <span className="block text-muted text-sm">{equation}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
