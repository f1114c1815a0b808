import type { ReactNode } from "react";
import { type WrittenValue, writtenText } from "@/lib/faces/text/format-value";

interface ReadoutProps {
  /** Where it is read: "Year", "12". */
  at: { label: string; text: string };
  entries: readonly { id: string; label: string; value: WrittenValue; swatch?: ReactNode }[];
}

/** The legend, with each series' value where the chart is read. In columns, so that figures may grow and nothing moves. */
export const Readout = ({ at, entries }: ReadoutProps) => (
  <div className="tabular text-sm">
    <p className="leading-5">
      <span className="text-muted">{at.label} </span>
      <span className="font-semibold">{at.text}</span>
    </p>
    <dl className="mt-1 grid @2xl:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] grid-cols-2 gap-x-4 gap-y-1">
      {entries.map(({ id, label, value, swatch }) => (
        <div key={id} className="flex min-w-0 flex-col justify-between">
          <dt className="flex items-start gap-2 text-muted text-xs leading-4">
            {swatch}
            <span className="min-w-0">{label}</span>
          </dt>
          <dd className="truncate font-semibold leading-5" title={writtenText(value)}>
            {value.text}
            {value.unit && <span className="font-normal text-muted"> {value.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
