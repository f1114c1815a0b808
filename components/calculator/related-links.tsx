import Link from "next/link";
import { relatedLink } from "@/lib/catalog/jobs";

/** Links to the calculators and jobs that a declaration names. */
export function RelatedLinks({ names }: { names: readonly string[] }) {
  const related = names.flatMap((name) => relatedLink(name) ?? []);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 print:hidden">
      <h2 id="related" className="text-xl">
        Related calculators
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {related.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="flex min-h-11 items-center rounded-md border border-line bg-surface px-4 text-sm hover:border-line-strong"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
