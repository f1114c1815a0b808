import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import ductsizer from "../../../lib/calculators/ductsizer/calculator.ts";
import loan from "../../../lib/calculators/loan/calculator.ts";
import { csvArchive, sheetCsv, workbook } from "../../../lib/faces/report/files.ts";
import { fileNames, sheetNames } from "../../../lib/faces/report/sheet-names.ts";
import { reportSheets } from "../../../lib/faces/report/sheets.ts";
import { projectOf, reportOf } from "./support.ts";

const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1+1",
  "＝1+1",
  "a\u0000b\u0008c",
  "</t></si><script>alert(1)</script>",
  "[x]:*?/\\'",
  "''''",
  "😀".repeat(40),
  "\ud800",
  "x".repeat(40_000),
  "",
  " ",
  "History",
];

const unzipped = async (blob: Blob): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer()))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

describe("names of sheets", () => {
  it("are valid in a spreadsheet, and unique", () => {
    const check = (titles: readonly string[]) => {
      const names = sheetNames(titles);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[[\]:*?/\\\p{Cc}]|^'|'$/u);
        expect(name.isWellFormed()).toBe(true);
        expect(name.toLowerCase()).not.toBe("history");
      }
    };
    check(HOSTILE);
    check(Array.from({ length: 120 }, () => "A title that is longer than what a sheet may have"));
    fc.assert(fc.property(fc.array(fc.string({ unit: "binary", maxLength: 50 }), { maxLength: 20 }), check));
    expect(sheetNames(["1 Sections", "1 sections"])).toEqual(["1 Sections", "1 sections (2)"]);
  });

  it("become names of files", () =>
    expect(fileNames(["1 Sections of the run", "√", "../../etc/passwd"], "csv")).toEqual([
      "01-1-sections-of-the-run.csv",
      "02-table.csv",
      "03-etc-passwd.csv",
    ]));
});

describe("the tables of a report", () => {
  it("are numbers in the unit of their head", async () => {
    const sheets = reportSheets(projectOf([await reportOf(ductsizer, "us"), await reportOf(loan, "si")]));
    expect(sheets[0]?.name).toBe("Overview");
    expect(sheets.map(({ name }) => name)).toContain("1 Inputs");
    expect(sheets.map(({ name }) => name)).toContain("2 Results");
    const schedule = sheets.find(({ rows }) => rows.length > 40);
    expect(
      schedule?.rows.every((row) => row.every((cell) => typeof cell === "number" || row.length > 0)),
    ).toBe(true);
    for (const { columns, rows } of sheets)
      for (const row of rows) {
        expect(row.length).toBe(columns.length);
        row.forEach((cell, at) => {
          if (typeof cell === "number") expect(Number.isFinite(cell)).toBe(true);
          else if (cell !== null && columns[at]?.isNumber) expect(cell).not.toMatch(/^\d+$/);
        });
      }
  });

  it("are a workbook with nothing that runs, whatever was typed", async () => {
    const report = await reportOf(loan, "si");
    const parts = HOSTILE.map((title) => projectOf([report], { name: title, notes: title, client: title }));
    for (const project of parts) {
      const files = await unzipped(await workbook(reportSheets(project).slice(0, 3)));
      const sheets = Object.entries(files).filter(([name]) => name.startsWith("xl/worksheets/sheet"));
      expect(sheets).toHaveLength(3);
      for (const [, xml] of sheets) expect(xml).not.toMatch(/<f[ >]/);
      for (const xml of Object.values(files)) expect(xml).not.toMatch(/<script|(?![\t\r\n])\p{Cc}/u);
    }
  });

  it("keep numbers as numbers in the workbook", async () => {
    const sheets = reportSheets(projectOf([await reportOf(loan, "si")]));
    const files = await unzipped(await workbook(sheets));
    const xml = Object.keys(files)
      .filter((name) => name.startsWith("xl/worksheets/sheet"))
      .map((name) => files[name] ?? "");
    const numbers = sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => typeof cell === "number");
    expect(numbers.length).toBeGreaterThan(100);
    const cells = [...xml.join("").matchAll(/<c (?![^>]*t="s")[^>]*><v>([^<]*)<\/v>/g)].map(([, text]) =>
      Number(text),
    );
    expect(cells).toEqual(numbers);
  });

  it("are CSV files that no spreadsheet runs", async () => {
    const report = await reportOf(loan, "si");
    for (const text of HOSTILE) {
      const sheets = reportSheets(projectOf([report], { name: text, notes: text }));
      const files = await unzipped(await csvArchive(sheets));
      expect(Object.keys(files)).toHaveLength(sheets.length);
      for (const name of Object.keys(files)) expect(name).toMatch(/^\d{2}-[a-z0-9-]+\.csv$/);
      const overview = files["01-overview.csv"] ?? "";
      expect(overview).not.toMatch(/(^|,|\r\n)"?[=+@＝]/);
    }
    expect(sheetCsv({ name: "x", columns: [{ title: "n", decimals: 2 }], rows: [[1.5], [null]] })).toBe(
      "n\r\n1.50\r\n\r\n",
    );
  });
});
