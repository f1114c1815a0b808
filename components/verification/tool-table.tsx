import Link from "next/link";
import { anchorOf } from "@/lib/catalog/anchor";
import { verificationPath } from "@/lib/catalog/pages";
import { formatInteger } from "@/lib/core/locale/locale";
import type { CaseCounts } from "@/lib/verification/published";
import type { VerifiedTool } from "@/lib/verification/tools";

export interface CountedTool extends CaseCounts {
  tool: VerifiedTool;
}

interface ToolTableProps {
  title: string;
  tools: readonly CountedTool[];
}

const HEAD = "border-line-strong border-b px-2 py-2 align-bottom font-medium text-muted";
const CELL = "border-line border-b px-2 align-baseline";

/** Tools with the number of their cases and the documents that they rest on. */
export function ToolTable({ title, tools }: ToolTableProps) {
  const id = anchorOf(title);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <table className="tabular mt-2 w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-right">
            <th scope="col" className={`${HEAD} pl-0 text-left`}>
              Tool
            </th>
            <th scope="col" className={HEAD}>
              Cases
            </th>
            <th scope="col" className={`${HEAD} max-md:pr-0`}>
              Values
            </th>
            <th scope="col" className={`${HEAD} max-md:hidden`}>
              Published
            </th>
            <th scope="col" className={`${HEAD} max-md:hidden`}>
              Independent
            </th>
            <th scope="col" className={`${HEAD} w-1/2 pr-0 pl-6 text-left max-md:hidden`}>
              Documents
            </th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ tool, cases, values, published }) => (
            <tr key={tool.id} data-row="" className="text-right">
              <th scope="row" className={`${CELL} pl-0 text-left font-normal`}>
                <Link
                  href={verificationPath(tool.id)}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline md:min-h-8"
                >
                  {tool.name}
                </Link>
              </th>
              <td className={CELL}>{formatInteger(cases)}</td>
              <td className={`${CELL} max-md:pr-0`}>{formatInteger(values)}</td>
              <td className={`${CELL} max-md:hidden`}>{formatInteger(published)}</td>
              <td className={`${CELL} max-md:hidden`}>{formatInteger(cases - published)}</td>
              <td className={`${CELL} pr-0 pl-6 text-left text-muted text-xs max-md:hidden`}>
                <span className="line-clamp-1">{documentsOf(tool)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names each document once: a calculator may cite several clauses of one. */
const documentsOf = ({ sources }: VerifiedTool): string =>
  [...new Set(sources.map(({ title }) => title))].join(" · ");
