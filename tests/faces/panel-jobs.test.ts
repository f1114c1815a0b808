import { describe, expect, it } from "vitest";
import { GET, POST } from "../../app/api/v1/calculators/[calculatorId]/[job]/route.ts";
import { findUnknownEmbed, UNKNOWN_EMBED } from "../../lib/catalog/embeds.ts";
import { entriesOf, findEntry } from "../../lib/catalog/entries.ts";

const MOLAR_MASS = { calculatorId: "periodictable", job: "molar-mass" };
const QUADRATIC = { calculatorId: "scientific", job: "quadratic-formula" };

const addressOf = ({ calculatorId, job }: typeof MOLAR_MASS): string =>
  `http://localhost:3000/api/v1/calculators/${calculatorId}/${job}`;

const get = async (of: typeof MOLAR_MASS, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  const request = new Request(`${addressOf(of)}${search && `?${search}`}`);
  return GET(request, { params: Promise.resolve(of) });
};

describe("the API of a job of a panel", () => {
  it("describes the job with its own answer as the example", async () => {
    const body = await (await get(MOLAR_MASS)).json();
    expect(body).toMatchObject({
      page: expect.stringMatching(/\/calculators\/periodictable\/molar-mass$/),
      example: { request: { formula: "CuSO4·5H2O" }, answer: { value: expect.closeTo(249.677, 3) } },
    });
    expect(body.inputs.required ?? []).toEqual([]);
  });

  it("adds the job’s request to the inputs that are sent", async () => {
    const body = await (await get(QUADRATIC, { expression: "x^2 - 9 = 0" })).json();
    expect(body.display).toBe("x_1 = −3\nx_2 = 3");
    const posted = await POST(
      new Request(addressOf(MOLAR_MASS), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ formula: "H2O" }),
      }),
      { params: Promise.resolve(MOLAR_MASS) },
    );
    expect(await posted.json()).toMatchObject({ value: expect.closeTo(18.015, 3) });
  });

  it("has no unknown jobs", async () => {
    const response = await get({ calculatorId: "scientific", job: "no-such-job" });
    expect(response.status).toBe(404);
  });
});

describe("the pages below a calculator", () => {
  it("are its jobs and its elements, each under one name", () => {
    const paths = entriesOf("periodictable").map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["molar-mass", "iron"].map((slug) => `/calculators/periodictable/${slug}`)),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(findEntry("periodictable", "Fe")?.page.slug).toBe("iron");
  });

  it("can be embedded if they are jobs", () => {
    expect(findUnknownEmbed("/embed/scientific/derivative")).toBeUndefined();
    expect(findUnknownEmbed("/embed/periodictable/iron")).toBe(UNKNOWN_EMBED);
    expect(findUnknownEmbed("/embed/scientific/no-such-job")).toBe(UNKNOWN_EMBED);
  });
});
