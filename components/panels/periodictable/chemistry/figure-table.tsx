import type { ReactNode } from "react";

interface FigureTableProps {
  label: string;
  /** Heads of the columns; the first is for the row names. */
  heads: readonly [string, ...string[]];
  rows: readonly { id: string; head: ReactNode; cells: readonly string[] }[];
}

export function FigureTable({ label, heads, rows }: FigureTableProps) {
  const [first, ...others] = heads;
  return (
    <section
      aria-label={`${label}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="tabular w-full text-sm">
        <thead className="text-muted">
          <tr className="border-line-strong border-b text-right">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells }) => (
            <tr key={id} className="border-line border-b text-right">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {head}
              </th>
              {cells.map((cell, place) => (
                <td key={others[place]} className="py-2 pl-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
