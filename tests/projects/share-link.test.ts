import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstProblem } from "../../lib/core/result/result.ts";
import { PROJECT_FORMAT, PROJECT_VERSION } from "../../lib/projects/limits.ts";
import { type Project, projectSchema } from "../../lib/projects/project.ts";
import { publishedProjectSchema } from "../../lib/projects/published-schema.ts";
import { projectOfText } from "../../lib/projects/read-project.ts";
import { MAX_SHARED, projectOfShared, sharedProject } from "../../lib/projects/share-link.ts";

const office = (change: Partial<Project> = {}): Project => ({
  format: PROJECT_FORMAT,
  version: PROJECT_VERSION,
  id: "office",
  name: "Office",
  number: "2026-014",
  client: "",
  author: "",
  notes: "",
  units: "si",
  entries: [],
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
  ...change,
});
const ducts = (inputs: Project["entries"][number]["inputs"]): Project["entries"][number] => ({
  id: "ducts",
  calculator: "ductsizer",
  title: "Supply ducts",
  notes: "",
  inputs,
  currency: "USD",
  links: [],
});
const packed = (text: string): string => `#p=${deflateRawSync(text).toString("base64url")}`;

describe("a project in a link", () => {
  test("is the same when it is opened", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 100 });
    const value = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(fc.record({ name: text, flow: value }), { maxLength: 5 }),
        async (name, notes, sections) => {
          const project = office({ name, notes, entries: [ducts({ sections })] });
          const fragment = await sharedProject(project);
          expect(fragment).toMatch(/^p=[\w-]+$/);
          const opened = await projectOfShared(`#${fragment}`);
          expect(opened).toEqual(projectOfText(JSON.stringify(project)));
          expect(opened.ok).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  test("is opened as others pack it", async () => {
    const project = office();
    expect(await projectOfShared(packed(JSON.stringify(project)))).toEqual({ ok: true, value: project });
  });

  test("is not made where it does not fit", async () => {
    // Rows with different figures each don’t compress.
    const sections = Array.from({ length: 900 }, (_, i) => ({ flow: String(Math.sin(i + 1)) }));
    expect(await sharedProject(office({ entries: [ducts({ sections })] }))).toBeUndefined();
    const large = Array.from({ length: 40 }, () => ducts({ text: "x".repeat(20_000) }));
    expect(await sharedProject(office({ entries: large }))).toBeUndefined();
  });

  test("holds eight rooms with their ducts and more", async () => {
    const rooms = Array.from({ length: 8 }, (_, i) => ({
      name: `Office ${i + 1}`,
      area: { value: String(18.5 + i), unit: "square-meter" },
      windows: [{ orientation: "west", area: { value: String(3 + i / 10), unit: "square-meter" }, u: "1.4" }],
    }));
    const entries = ["a", "b", "c", "d", "e"].map((id) => ({ ...ducts({ rooms }), id }));
    expect((await sharedProject(office({ entries })))?.length).toBeLessThan(MAX_SHARED / 2);
  });

  test.each([
    ["nothing", ""],
    ["another name", "#q=abc"],
    ["no base64url", "#p=%%%"],
    ["no length of base64", "#p=a"],
    ["nothing deflated", "#p="],
    ["noise", "#p=AAAAAAAAAAAAAAAAAAAA"],
    ["a part of it", packed(JSON.stringify(office())).slice(0, 60)],
    ["no JSON", packed("{")],
    ["no text", `#p=${deflateRawSync(Uint8Array.of(0xff, 0xfe)).toString("base64url")}`],
    ["another thing", packed("[1, 2]")],
    ["too long", `#p=${"A".repeat(MAX_SHARED + 1)}`],
  ])("is refused with a sentence: %s", async (_, fragment) => {
    const read = await projectOfShared(fragment);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(firstProblem(read).message).toMatch(/^[A-Z].*\.$/);
  });

  test("is not unfolded beyond what a project has: a bomb", async () => {
    const bomb = packed(`{"format": "${PROJECT_FORMAT}", "name": "${" ".repeat(5_500_000)}"}`);
    expect(bomb.length).toBeLessThan(MAX_SHARED);
    const read = await projectOfShared(bomb);
    expect(read).toMatchObject({ ok: false });
    if (!read.ok) expect(firstProblem(read).message).toContain("damaged");
  });
});

describe("the published schema", () => {
  test("is that of the reader", () => {
    const schema = publishedProjectSchema("https://example.org/project/schema.json");
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.org/project/schema.json",
      type: "object",
      additionalProperties: false,
      required: Object.keys(projectSchema.shape),
      properties: { format: { const: PROJECT_FORMAT }, version: { const: PROJECT_VERSION } },
    });
    expect(JSON.stringify(schema).length).toBeLessThan(60_000);
  });
});
