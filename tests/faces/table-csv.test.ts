import { expect, test } from "vitest";
import type { Table } from "../../lib/kit/calculator/computation.ts";
import { csv } from "../../lib/kit/calculator/csv.ts";
import { formatOf } from "../../lib/kit/fields/quantity-format.ts";
import { quantity } from "../../lib/kit/quantities/quantity.ts";
import { tableCsv } from "../../lib/run/format/table-csv.ts";

const table: Table = {
  id: "schedule",
  title: "Schedule",
  columns: [
    { id: "n", label: "Payment", format: { kind: "count" } },
    { id: "due", label: "Due", format: { kind: "day" } },
    { id: "amount", label: "Amount, all in", format: { kind: "money" } },
    { id: "rate", label: "Rate", format: { kind: "percent" } },
    { id: "weight", label: "Weight", format: formatOf(quantity("mass", { si: ["pound"] })) },
    { id: "time", label: "Time", format: { kind: "duration" } },
    { id: "note", label: "Note", format: { kind: "text" } },
  ],
  rows: [
    [1, "2026-11-22", 1234.5, 6.625, 0.45359237, 8100, 'say "hi"'],
    [2, 20_780, -0.1 - 0.2, null, null, -5, "=SUM(A1)"],
  ],
  total: [null, null, 1234.2, null, null, null, null],
};
const quantities = () => ({ symbol: "lb", fromBase: (value: number) => value / 0.45359237 });

test("a table as CSV: units in the header, plain figures, ISO days, totals", () => {
  expect(tableCsv(table, { code: "USD", decimals: 2 }, quantities)).toBe(
    [
      'Payment,Due,"Amount, all in (USD)",Rate (%),Weight (lb),Time,Note',
      '1,2026-11-22,1234.50,6.625,1,2:15:00,"say ""hi"""',
      "2,2026-11-23,-0.30,,,-0:00:05,'=SUM(A1)",
      "Total,,1234.20,,,,",
      "",
    ].join("\r\n"),
  );
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", " =1", "\r=1", "＝1", "-1:2:3"])(
  "no spreadsheet runs %j",
  (text) => expect(csv([[text]])).toMatch(/^"?'/),
);

test.each(["-5", "+1.5e3", "-1.5E-7", "-2:15:00", "2026-11-22", "a-b", ""])("%j stays as it is", (text) =>
  expect(csv([[text]])).toBe(`${text}\r\n`),
);
