import { describe, expect, it } from "vitest";
import { articles } from "../../../lib/catalog/articles.ts";
import { formCalculators, panelCalculators } from "../../../lib/catalog/calculators.ts";
import { converters } from "../../../lib/catalog/converters.ts";
import { cite } from "../../../lib/core/sources/cite.ts";
import { sourceCodes } from "../../../lib/core/sources/codes.ts";
import {
  type Document,
  findDocument,
  measurement,
  register,
  subjects,
} from "../../../lib/core/sources/register.ts";
import { quantitiesWithoutPage } from "../../../lib/kit/quantities/find.ts";
import { definitions } from "../../../lib/units/definitions/resolve.ts";

const all: readonly (readonly [string, Document])[] = Object.entries(register);

describe("the register of sources", () => {
  it("has every document once: no id and no edition of a title twice", () => {
    const ids = subjects.flatMap((list) => Object.keys(list));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const plain = ({ title, edition }: Document): string =>
      `${title} ${edition ?? ""}`.toLowerCase().replace(/[^a-z0-9]+/g, " ");
    const titles = all.map(([, document]) => plain(document));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("has a title and a well-formed address for each source", () => {
    for (const [id, { title, publisher, edition, url, ...rest }] of all) {
      expect(rest, id).toEqual({});
      for (const text of [title, publisher, edition])
        if (text !== undefined) expect(text.trim(), id).toMatch(/\S/);
      if (url !== undefined) expect(url, id).toMatch(/^https?:\/\/\S+$/);
    }
    for (const [id, { publisher, edition }] of Object.entries(measurement)) {
      expect(publisher, id).toBeDefined();
      expect(edition, id).toBeDefined();
    }
  });

  it("has no document that nothing cites", () => {
    const cited = new Set([
      ...[...formCalculators, ...panelCalculators].flatMap(({ sources }) => sources.map(({ id }) => id)),
      ...articles.flatMap(({ sources }) => sources.map(({ id }) => id)),
      ...[...converters, ...quantitiesWithoutPage].flatMap(({ groups }) =>
        groups.flatMap(({ source }) => sourceCodes(source)),
      ),
      ...[...definitions.values()].flatMap(({ source }) => sourceCodes(source)),
    ]);
    expect(all.map(([id]) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  it("cites with the publisher, the place and the link to the place", () => {
    expect(cite("SP811", "B.8")).toEqual({
      id: "SP811",
      title: "Guide for the Use of the International System of Units, Special Publication 811, NIST",
      edition: "2008",
      clause: "B.8",
      url: "https://www.nist.gov/pml/special-publication-811",
    });
    expect(cite("dlmf", "", "https://dlmf.nist.gov/4.2")).toMatchObject({ url: "https://dlmf.nist.gov/4.2" });
    expect(cite("dlmf")).not.toHaveProperty("clause");
    expect(findDocument("constructor")).toBeUndefined();
  });

  it("reads the codes of a citation in order, the longer code before one that begins it", () => {
    expect(sourceCodes("SP811 B.8; SI9 Table 4")).toEqual(["SP811", "SI9"]);
    expect(sourceCodes("SP1038x; nothing")).toEqual([]);
  });
});
