import { formatCounted } from "@/lib/core/locale/locale";

/** That values are missing from a logarithmic axis; undefined where none is. */
export function leftOutNote(count: number): string | undefined {
  if (count === 0) return undefined;
  const points = formatCounted(count, { one: "point is", other: "points are" });
  return `${points} not drawn: a logarithmic axis cannot show values of 0 or below. The table lists all points.`;
}

/** Placeholder if there is nothing to render. */
export const Nothing = ({ note }: { note?: string | undefined }) => (
  <div className="grid h-full min-h-24 place-items-center rounded-md border border-line border-dashed p-6 text-center text-muted text-sm">
    <div>
      <p>Nothing to plot for these inputs.</p>
      {note && <p className="mt-1">{note}</p>}
    </div>
  </div>
);
