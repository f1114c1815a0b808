import type { ReportRow } from "@/lib/faces/report/inputs";

/** Rows with too many fields for a table: one paragraph each, with nested rows below. */
export function RowBlocks({ title, rows }: { title: string; rows: readonly ReportRow[] }) {
  return (
    <>
      <h4 className="mt-4 mb-1">{title}</h4>
      <ol className="border-line border-t text-[8.5pt]">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a row is its place
          <li key={index} className="break-inside-avoid border-line border-b py-1.5">
            <p>
              <span className="tabular mr-2 text-muted">{index + 1}</span> <Cells row={row} first />
            </p>
            {row.lists.map(({ label, rows: inner }) => (
              <div key={label} className="mt-0.5 ml-5">
                <p className="text-muted">{label}</p>
                <ol className="ml-3">
                  {inner.map((each, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal; a row is its place
                    <li key={place}>
                      <span className="tabular mr-2 text-muted">
                        {index + 1}.{place + 1}
                      </span>{" "}
                      <Cells row={each} />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Formats "Floor area 20 m² · Height 2.7 m". */
const Cells = ({ row, first }: { row: ReportRow; first?: true }) =>
  row.cells.map(({ label, text }, at) => (
    <span key={label}>
      {at > 0 && " · "}
      <span className="text-muted">{label}</span>{" "}
      <span className={first && at === 0 ? "font-semibold" : undefined}>{text}</span>
    </span>
  ));
