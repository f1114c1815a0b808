import { formatInteger } from "@/lib/core/locale/locale";
import { formatDay } from "@/lib/run/format/format-day";
import type { FigureRow, LibraryFigures } from "@/lib/verification/library-figures";
import { messages } from "./messages";

/** Results of libraries on the same cases. A phone scrolls the tables sideways. */
export const LibraryTables = ({ figures }: { figures: LibraryFigures }) => (
  <section aria-labelledby="libraries" className="mt-10">
    <h2 id="libraries" className="text-xl">
      The same cases with JavaScript libraries
    </h2>
    <p className="measure mt-2 text-muted text-sm leading-relaxed">
      {messages.libraries({ day: formatDay(figures.day, "short"), versions: figures.versions })}
    </p>
    <GradeTable title="Conversions" rows={figures.conversions} />
    <GradeTable title="Expressions" rows={figures.expressions} />
    <p className="measure mt-3 text-muted text-sm leading-relaxed">
      A number is right if every digit that is printed is right, as far as the source has digits; SciCalc
      prints 15. A case that a library has no unit or function for is not supported and counts neither way.
      Refused: an error, infinity, or no answer in half a second. Units by convention, such as months, are
      left out; measured constants are those of the cited edition. Anyone can repeat it:{" "}
      <code>npm run verify -- --against mathjs</code>
    </p>
  </section>
);

const HEAD = "border-line-strong border-b px-2 py-2 align-bottom font-medium text-muted";
const CELL = "border-line border-b px-2 py-1.5 align-baseline";

function GradeTable({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
    <section aria-label={title} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="tabular w-full min-w-[36rem] border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-right">
            <th scope="col" className={`${HEAD} pl-0 text-left text-ink`}>
              {title}
            </th>
            {messages.grades.map((grade) => (
              <th key={grade} scope="col" className={`${HEAD} w-[14%] last:pr-0`}>
                {grade}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, allDigits, tenDigits, wrong, refused: rejected, unsupported }, index) => (
            <tr key={name} className="text-right">
              <th
                scope="row"
                className={`${CELL} pl-0 text-left ${index === 0 ? "font-semibold" : "font-normal"}`}
              >
                {name}
              </th>
              <td className={CELL}>{formatInteger(allDigits)}</td>
              <td className={CELL}>{formatInteger(tenDigits)}</td>
              <td className={CELL}>{formatInteger(wrong)}</td>
              <td className={CELL}>{formatInteger(rejected)}</td>
              <td className={`${CELL} pr-0 text-muted`}>{formatInteger(unsupported)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
