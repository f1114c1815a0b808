import { describe, expect, it } from "vitest";
import hvac from "../../../lib/calculators/hvac/calculator.ts";
import { compactRows } from "../../../lib/faces/report/compact-rows.ts";
import type { ReportRow } from "../../../lib/faces/report/inputs.ts";
import { chartsIn, sectionsOf } from "../../../lib/faces/report/sections.ts";
import { reportOf } from "./support.ts";

const wall = (area: string): ReportRow => ({ cells: [{ label: "Area", text: area }], lists: [] });
const room = (name: string, walls: readonly ReportRow[]): ReportRow => ({
  cells: [
    { label: "Name", text: name },
    { label: "Height", text: "9 ft" },
  ],
  lists: walls.length > 0 ? [{ label: "Walls", rows: walls }] : [],
});

describe("compactRows", () => {
  it("gives a table of what differs, and names once what all rows have in common", () => {
    const rows = [
      room("Office", [wall("80 ft²"), wall("90 ft²")]),
      room("Lobby", []),
      room("Store", [wall("70 ft²")]),
    ];
    expect(compactRows("Rooms", rows)).toEqual([
      {
        title: "Rooms",
        heads: ["#", "Name"],
        lines: [
          ["1", "Office"],
          ["2", "Lobby"],
          ["3", "Store"],
        ],
        common: [{ label: "Height", text: "9 ft" }],
      },
      {
        title: "Walls",
        heads: ["#", "Area"],
        lines: [
          ["1 Office", "80 ft²"],
          ["1 Office", "90 ft²"],
          ["3 Store", "70 ft²"],
        ],
        common: [],
      },
    ]);
  });

  it("keeps every cell of the rooms of a load calculation", async () => {
    const { lists } = await reportOf(hvac, "us");
    for (const { label, rows } of lists) {
      const tables = compactRows(label, rows);
      const texts = tables.flatMap(({ lines, common }) => [
        ...lines.flat(),
        ...common.map(({ text }) => text),
      ]);
      const cells = rows.flatMap((row) => [
        ...row.cells,
        ...row.lists.flatMap((list) => list.rows.flatMap((inner) => inner.cells)),
      ]);
      for (const { text } of cells) expect(texts).toContain(text);
    }
  });
});

describe("a brief report", () => {
  it("has no steps and no long tables, and the first chart of each calculation", async () => {
    const report = await reportOf(hvac, "us");
    const brief = sectionsOf({ id: "r", report }, "1.", "brief").map(({ section }) => section);
    const full = sectionsOf({ id: "r", report }, "1.", "full").map(({ section }) => section);
    expect(full.filter((section) => !brief.includes(section))).toEqual(["formulas", "appendix"]);
    expect(chartsIn(report, "brief")).toEqual(report.charts.slice(0, 1));
    expect(chartsIn(report, "full")).toEqual(report.charts);
  });
});
