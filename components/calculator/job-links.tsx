import Link from "next/link";
import { jobsOf } from "@/lib/catalog/jobs";

/** Links to the jobs of a calculator: each has its own page. */
export function JobLinks({ calculatorId }: { calculatorId: string }) {
  const listed = jobsOf(calculatorId);
  if (listed.length === 0) return null;
  return (
    <nav aria-label="Common questions" className="mb-6 print:hidden">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {listed.map(({ job, path }) => (
          <li key={job.slug} className="shrink-0">
            <Link
              href={path}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm hover:border-accent hover:text-accent md:min-h-9"
            >
              {job.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
