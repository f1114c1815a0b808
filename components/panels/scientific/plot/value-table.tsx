"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { readNumber } from "@/lib/calculators/scientific/graph/point-texts";
import { piTicks, ticks, type View } from "@/lib/calculators/scientific/graph/view";
import type { Curve } from "./curves";

const ROWS = 20;

export function ValueTable({ curves, view, pi }: { curves: readonly Curve[]; view: View; pi: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-11 items-center justify-between px-4 font-medium text-sm">
        Table of values
        <Icon
          name="chevron-down"
          className="size-4 text-muted transition-transform duration-100 group-open:rotate-180"
        />
      </summary>
      {open && curves.length > 0 && (
        <div className="overflow-x-auto border-line border-t">
          <table className="tabular w-full text-right text-sm">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="px-4 py-2 font-medium">
                  x
                </th>
                {curves.map(({ style }) => (
                  <th key={style.name} scope="col" className="px-4 py-2 font-medium">
                    {style.name}(x)
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(pi ? piTicks : ticks)(view.xMin, view.xMax, ROWS).map(({ value, label }) => (
                <tr key={label} className="border-line border-t">
                  <th scope="row" className="px-4 py-1.5 font-medium">
                    {label}
                  </th>
                  {curves.map(({ style, at }) => (
                    <td key={style.name} className="px-4 py-1.5">
                      {readNumber(at(value))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && curves.length === 0 && (
        <p className="border-line border-t px-4 py-3 text-muted text-sm">
          Type a function to see its values.
        </p>
      )}
    </details>
  );
}
