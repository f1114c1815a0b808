"use client";

import { useId, useState } from "react";
import { formatFixed } from "@/lib/core/numeric/text";
import type { PartsChart } from "@/lib/kit/calculator/chart";
import type { Currency } from "@/lib/kit/fields/currency";
import { formatValue, type WrittenValue } from "@/lib/run/format/format-value";
import { Patterns, patternOf } from "./looks";
import { ringPath, slicesOf } from "./paths";
import { hasRing } from "./room";

interface PartsProps {
  chart: PartsChart;
  currency: Currency;
}

const RADIUS = 100;
const HOLE = 66;

/** Parts of a whole: a ring, and next to it the name, amount and share of each. */
export function Parts({ chart, currency }: PartsProps) {
  const patterns = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const parts = chart.parts.map((part, index) => ({ ...part, index, amount: part.value }));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const isRing = hasRing(chart);
  const write = (amount: number) => formatValue(amount, chart.value.format, currency);
  const share = (amount: number) => (total > 0 ? `${formatFixed((amount / total) * 100, 1)}%` : "—");
  const positive = isRing ? parts.filter(({ amount }) => amount > 0) : [];
  const slices = slicesOf(positive.map(({ amount }) => amount));

  return (
    <div className="grid @xl:grid-cols-[15rem_minmax(0,1fr)] items-center gap-x-8 gap-y-4">
      <svg
        aria-hidden="true"
        viewBox="-102 -102 204 204"
        className={isRing ? "mx-auto size-52 @xl:size-60" : "absolute size-0"}
      >
        <Patterns prefix={patterns} count={parts.length} />
        {positive.map(({ id, index }, i) => (
          <path
            key={id}
            d={ringPath(slices[i]?.from ?? 0, slices[i]?.to ?? 0, HOLE, RADIUS)}
            fillRule="evenodd"
            fill={patternOf(patterns, index)}
            stroke="var(--paper)"
            strokeWidth={positive.length > 1 ? 2 : 0}
            opacity={pointed === null || pointed === id ? 1 : 0.35}
            onPointerEnter={() => setPointed(id)}
            onPointerLeave={() => setPointed(null)}
          />
        ))}
        {isRing && <Whole label={chart.value.label} value={write(total)} />}
      </svg>
      <table className={`tabular w-full text-sm ${isRing ? "" : "@xl:col-span-2"}`}>
        <caption className="sr-only">{chart.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">{chart.value.label}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label, amount, index }) => (
            <tr
              key={id}
              onPointerEnter={() => setPointed(id)}
              onPointerLeave={() => setPointed(null)}
              className={`border-line border-b ${pointed === id ? "bg-sunken" : ""}`}
            >
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                <span className="flex items-center gap-2.5">
                  <svg aria-hidden="true" width="14" height="14" className="shrink-0">
                    <rect width="14" height="14" rx="2" fill={patternOf(patterns, index)} />
                  </svg>
                  {label}
                </span>
              </th>
              <td className="py-2 pr-3 text-right font-medium">
                <Amount value={write(amount)} />
              </td>
              <td className="w-16 py-2 text-right text-muted">{share(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 pr-3 text-left">
              Total
            </th>
            <td className="py-2 pr-3 text-right">
              <Amount value={write(total)} />
            </td>
            <td className="py-2 text-right font-normal text-muted">{share(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const Amount = ({ value: { text, unit } }: { value: WrittenValue }) => (
  <>
    {text}
    {unit && <span className="font-normal text-muted"> {unit}</span>}
  </>
);

/** Width of a digit relative to the font size, and of the ring's hole: the total has to fit inside. */
const FIGURE = 0.62;
const ROOM = HOLE * 1.75;

function Whole({ label, value: { text, unit } }: { label: string; value: WrittenValue }) {
  const size = Math.min(24, ROOM / (text.length * FIGURE));
  const small = Math.min(11, ROOM / 1.15 / (label.length * FIGURE));
  return (
    <g textAnchor="middle" className="tabular">
      <text y="-16" fontSize={small} fill="var(--muted)">
        {label}
      </text>
      <text y={size * 0.35 + 2} fontSize={size} fontWeight="600" fill="var(--ink)">
        {text}
      </text>
      {unit && (
        <text y="28" fontSize="11" fill="var(--muted)">
          {unit}
        </text>
      )}
    </g>
  );
}
