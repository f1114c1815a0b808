import type { ReactNode } from "react";
import { type WrittenValue, writtenText } from "@/lib/run/format/format-value";

export interface Reading {
  at: { label: string; text: string };
  entries: readonly Entry[];
  spokenText: string;
}

export interface Entry {
  id: string;
  label: string;
  /** Absent for items with only a name. */
  value?: WrittenValue;
  /** Details of fixed parts: position of a point, range of a region. */
  detail?: string;
  swatch?: ReactNode;
}

/** Legend with each series' value at the selected position. Columns keep it steady as figures grow. */
export const Readout = ({ reading: { at, entries } }: { reading: Reading }) => (
  <div className="tabular text-sm">
    <p className="leading-5">
      <span className="text-muted">{at.label} </span>
      <span className="font-semibold">{at.text}</span>
    </p>
    <dl className="mt-1 @2xl:mt-3 grid @2xl:grid-cols-1 grid-cols-2 gap-x-4 @2xl:gap-y-3 gap-y-1">
      {entries.map(({ id, label, value, detail, swatch }) => (
        <div key={id} className="flex min-w-0 flex-col justify-between">
          <dt className="flex items-start gap-2 text-muted text-xs leading-4">
            {swatch}
            <span className="min-w-0">{label}</span>
          </dt>
          {value && (
            <dd className="truncate font-semibold leading-5" title={writtenText(value)}>
              {value.text}
              {value.unit && <span className="font-normal text-muted"> {value.unit}</span>}
              {detail && <span className="font-normal text-muted text-xs"> {detail}</span>}
            </dd>
          )}
          {!value && detail && <dd className="truncate text-xs leading-5">{detail}</dd>}
        </div>
      ))}
    </dl>
  </div>
);
