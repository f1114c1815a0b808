import Link from "next/link";
import { findFormCalculator } from "@/lib/catalog/calculators";
import { jobsOf } from "@/lib/catalog/jobs";

/** Links to the jobs of a calculator, on one line that scrolls. Jobs with the name of a mode are that mode. */
export function JobLinks({ calculatorId }: { calculatorId: string }) {
  const modes = modeNames(calculatorId);
  const listed = jobsOf(calculatorId).filter(({ job }) => !modes.includes(job.name.toLowerCase()));
  if (listed.length === 0) return null;
  return (
    <nav aria-label="Common questions" className="scroll-line mb-4 print:hidden">
      <ul className="flex gap-2">
        {listed.map(({ job, path }) => (
          <li key={job.slug} className="shrink-0">
            <Link
              href={path}
              prefetch={false}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-md border border-line bg-surface px-3 text-sm hover:border-accent hover:text-accent md:min-h-9"
            >
              {job.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const modeNames = (calculatorId: string): readonly string[] =>
  Object.values(findFormCalculator(calculatorId)?.inputs ?? {}).flatMap((field) =>
    field.kind === "choice" && field.mode ? field.options.map(({ label }) => label.toLowerCase()) : [],
  );
