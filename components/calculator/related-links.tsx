import Link from "next/link";
import { relatedLink } from "@/lib/catalog/jobs";

/** Links to the calculators and jobs that a declaration names. */
export function RelatedLinks({ names }: { names: readonly string[] }) {
  const related = names.flatMap((name) => relatedLink(name) ?? []);
  if (related.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="mt-6 flex flex-wrap items-baseline gap-x-5 text-sm print:hidden"
    >
      <h2 id="related" className="font-medium text-muted text-sm">
        Related
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {related.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
