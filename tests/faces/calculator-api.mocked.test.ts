import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as route from "../../app/api/v1/calculators/[calculatorId]/route.ts";
import * as listingRoute from "../../app/api/v1/calculators/route.ts";
import type { CalculatorAnswer, CalculatorDescription } from "../../lib/faces/api/calculator-api.ts";
import { cpuClock, cpuTimeOf } from "../cpu-clock.ts";
import { calculator } from "../fixtures/every-field.ts";

vi.mock("../../lib/catalog/calculators.ts", async (original) => {
  const catalog = await original<typeof import("../../lib/catalog/calculators.ts")>();
  const every = (await import("../fixtures/every-field.ts")).calculator as never;
  const form = (id: string) => (id === "every-field" ? every : undefined);
  return {
    ...catalog,
    calculators: [...catalog.calculators, every],
    findFormCalculator: (id: string) => form(id) ?? catalog.findFormCalculator(id),
    findCalculator: (id: string) => form(id) ?? catalog.findCalculator(id),
  };
});
vi.mock("../../lib/catalog/computes.ts", () => ({
  computes: { "every-field": () => import("../fixtures/every-field.ts") },
}));

const ADDRESS = "http://localhost:3000/api/v1/calculators/every-field";
const context = (calculatorId: string) => ({ params: Promise.resolve({ calculatorId }) });
const get = (
  query: Readonly<Record<string, string>> | string | [string, string][] = "",
  id = "every-field",
) => route.GET(new Request(`${ADDRESS}?${new URLSearchParams(query as never)}`), context(id));
const postText = (body: string, type = "application/json", query = "", id = "every-field") =>
  route.POST(
    new Request(ADDRESS + query, { method: "POST", body, headers: { "Content-Type": type } }),
    context(id),
  );
const post = (body: unknown, query = "") => postText(JSON.stringify(body), "application/json", query);

async function answered(response: Response | Promise<Response>): Promise<CalculatorAnswer> {
  const body = await (await response).json();
  if ((await response).status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

async function expectProblem(answer: Promise<Response>, status: number, fields: readonly string[]) {
  const response = await answer;
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = await response.json();
  expect(body).toMatchObject({ type: "about:blank", title: expect.any(String), status });
  expect(body.detail).toMatch(/\S\.$/);
  const errors: { field: string; message: string }[] = body.errors ?? [];
  expect(errors.map(({ field }) => field)).toEqual(fields);
  for (const { message } of errors) expect(message).toMatch(/\S\.$/);
  return body;
}

beforeEach(() => {
  vi.setSystemTime("2026-11-22T23:30:00Z");
});

describe("GET without a query", () => {
  test("describes the calculator, with an example that is answered", async () => {
    const response = await get();
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    const body: CalculatorDescription = await response.json();
    expect(body).toMatchObject({
      id: "every-field",
      label: "Every Field",
      page: expect.stringMatching(/\/calculators\/every-field$/),
      api: expect.stringMatching(/\/api\/v1\/calculators\/every-field$/),
      inputs: { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" },
      outputs: { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" },
      example: { title: "As it stands", answer: { outputs: { total: 110 } } },
    });
    const again = await answered(post(body.example.request));
    expect(again).toEqual(body.example.answer);
  });
});

describe("a record", () => {
  const resultOf = async (inputs: Record<string, unknown>) => {
    const { inputs: read, outputs } = await answered(post(inputs));
    return { material: read.material, own: read.roughness, roughness: outputs.roughness };
  };

  // ASHRAE's figures in data/duct-materials, in meters.
  test("fills the fields that it has figures for, by its id or another of its names", async () => {
    const pvc = { material: "pvc", own: undefined, roughness: 0.000046 };
    expect(await resultOf({ material: "pvc" })).toEqual(pvc);
    expect(await resultOf({ material: "PVC" })).toEqual(pvc);
    expect(await resultOf({ material: "Flex duct" })).toMatchObject({
      material: "flexible-duct",
      roughness: 9e-4,
    });
    const { inputs, outputs } = await answered(get({ material: "concrete" }));
    expect([inputs.material, outputs.roughness]).toEqual(["concrete", 0.003]);
  });

  test("gives way to own values, also where these are given alone", async () => {
    const customMaterial = {
      material: "own",
      own: { value: 0.2, unit: "millimeter" },
      roughness: 2e-4,
    };
    expect(await resultOf({ roughness: 0.2 })).toEqual(customMaterial);
    expect(await resultOf({ material: "own", roughness: 0.2 })).toEqual(customMaterial);
    expect(await resultOf({ material: "own" })).toMatchObject({ roughness: 9e-5 });
  });

  test("is refused at its field where there is none, and beside a figure of its own", async () => {
    const { errors } = await expectProblem(post({ material: "parsnip" }), 400, ["material"]);
    expect(errors[0].message).toBe("There is no “parsnip” in this list. Choose from it, or “own”.");
    const { errors: similar } = await expectProblem(post({ material: "PVC plastik" }), 400, ["material"]);
    expect(similar[0].message).toContain("Did you mean “PVC plastic”?");
    await expectProblem(post({ material: "" }), 400, ["material"]);
    await expectProblem(post({ material: 7 }), 400, ["material"]);
    await expectProblem(post({ material: "pvc", roughness: 0.2 }), 400, ["roughness"]);
  });
});

describe("an answer", () => {
  test("has the inputs as they were understood, outputs, steps, warnings and sources", async () => {
    const response = await get({ currency: "EUR", exact: "true" });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await response.json()).toEqual({
      calculator: "every-field",
      inputs: {
        mode: "plain",
        material: "galvanized-steel",
        amount: 100,
        rate: 5,
        factor: 1.5,
        periods: 12,
        weight: { value: 154, unit: "pound" },
        exact: true,
        opens: "09:00",
        pause: "0:45",
        columns: "short",
        extras: [{ amount: 10, yearly: true }],
        rooms: [],
      },
      assumed: [
        "mode",
        "amount",
        "rate",
        "factor",
        "periods",
        "weight",
        "material",
        "opens",
        "pause",
        "columns",
        "extras",
        "rooms",
      ],
      ignored: [],
      currency: "EUR",
      units: "si",
      outputs: {
        total: 110,
        share: 5,
        ratio: 1.5,
        steps: 12,
        roughness: 0.00009,
        load: 69.85322498, // 154 × 0.45359237
        wait: 35_100,
      },
      steps: [
        {
          title: "Total",
          formula: "T = A + ∑ E",
          substituted: "T = €100.00 + €10.00",
          result: "€110.00",
          expression: "T = A + sum(E)",
          symbols: {
            T: { name: "T", meaning: "total", unit: "EUR" },
            A: { name: "A", meaning: "amount", unit: "EUR" },
            E: { name: "E", meaning: "an extra", unit: "EUR" },
          },
          values: { T: 110, A: 100, E: [10] },
        },
        { title: "Words", formula: "What is no formula", result: "done" },
      ],
      warnings: [{ text: "Nothing is exact.", level: "note" }],
      assumptions: ["Nothing is real.", "This one neither."],
      sources: calculator.sources,
      disclaimer: "Not for use.",
    });
  });

  test("is the same by query, by JSON and for the inputs that it returns", async () => {
    const query = {
      amount: "$1,000.50",
      rate: "6,5 %",
      factor: "3/4",
      weight: "11 st 4 lb",
      opens: "5:30 pm",
      pause: "1:30:15.5",
      end: "2026-12-24",
      columns: "share, title load.kilogram",
      note: "A & B",
      extras: '[{"amount":"7","load":{"value":2,"unit":"pound"}},["3","true",["5","kilogram"]]]',
    };
    const body = {
      ...query,
      amount: 1000.5,
      rate: 6.5,
      factor: 0.75,
      weight: { value: 158, unit: "pound" },
      extras: [
        { amount: 7, yearly: false, load: { value: 2, unit: "pound" } },
        { amount: 3, yearly: true, load: 5 },
      ],
    };
    const byQuery = await answered(get(query));
    expect(byQuery.inputs).toMatchObject({
      weight: { value: 158, unit: "pound" },
      opens: "17:30",
      pause: "1:30:15.5",
      columns: "share name load.kilogram",
      extras: [
        { amount: 7, yearly: false, load: { value: 2, unit: "pound" } },
        { amount: 3, yearly: true, load: { value: 5, unit: "kilogram" } },
      ],
    });
    // A row of the body leaves out a column that the query has.
    expect(await answered(post(body))).toEqual({ ...byQuery, assumed: expect.any(Array) });
    expect(await answered(post(byQuery.inputs))).toEqual({ ...byQuery, assumed: [] });
  });

  test("takes the address of a calculator's page", async () => {
    const { inputs } = await answered(get("weight=70&weight.unit=kilogram&extras=[]"));
    expect(inputs).toMatchObject({ weight: { value: 70, unit: "kilogram" }, extras: [] });
    await expectProblem(get("weight.unit=kilogram"), 400, ["weight"]);
    await expectProblem(get("weight=1&weight.unit=parsnip"), 400, ["weight"]);
    await expectProblem(get("amount=1&amount.unit=kilogram"), 400, ["amount.unit"]);
  });

  test("says of a field that was emptied that it is empty", async () => {
    const answer = await answered(post({ factor: "" }));
    expect(answer).toMatchObject({ inputs: { factor: "" }, outputs: { ratio: 0 } });
    expect(await answered(post(answer.inputs))).toEqual({ ...answer, assumed: [] });
    expect(answer.inputs).not.toHaveProperty("note");
  });

  test("does not take a unit of three letters for a currency", async () => {
    const { inputs } = await answered(post({ weight: { value: "100 LBS", unit: "kilogram" } }));
    expect(inputs.weight).toEqual({ value: 45.359237, unit: "kilogram" });
  });

  test("has charts and tables when they are asked for", async () => {
    expect(await answered(get({ periods: "5" }))).not.toHaveProperty("tables");
    const tables = await answered(get({ include: "tables" }));
    expect(tables.tables?.[0]?.id).toBe("rows");
    expect(tables).not.toHaveProperty("charts");
    for (const response of [
      get({ include: "tables,charts" }),
      post({ include: "charts,tables" }),
      post({}, "?include=tables,charts"),
    ])
      expect(await answered(response)).toMatchObject({ tables: [{ id: "rows" }], charts: [{ id: "line" }] });
  });
});

describe("the moment of asking", () => {
  test("is said and keeps an answer out of caches when it matters", async () => {
    const response = await get({ mode: "dated" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      inputs: { start: "2026-11-22", place: "UTC" },
      now: "2026-11-22T23:30:00.000Z",
      timeZone: "UTC",
      outputs: { date: "2026-11-22", words: "2026-11-22 UTC" },
    });
  });

  test("is reckoned in the zone that is given", async () => {
    const { outputs } = await answered(get({ mode: "dated", timeZone: "Asia/Tokyo" }));
    expect(outputs).toMatchObject({ date: "2026-11-23", words: "2026-11-23 Asia/Tokyo" });
  });

  test("may be given, and then the answer holds at any time", async () => {
    const response = await get({ mode: "dated", now: "2024-02-29T00:30+01:00", timeZone: "Europe/Paris" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await response.json()).toMatchObject({
      now: "2024-02-28T23:30:00.000Z",
      outputs: { date: "2024-02-29" },
    });
  });

  test("does not matter to an answer without a date", async () => {
    expect(await answered(get({ now: "2024-02-29T00:30Z" }))).not.toHaveProperty("now");
  });

  test.each([
    "today",
    "2024-02-30T00:00Z",
    "2024-02-29",
    "2024-02-29T00:00",
    "2024-02-29T25:00Z",
    "0999-01-01T00:00Z",
    "9999-12-31T23:59:59Z",
    "+020000-01-01T00:00Z",
    "",
  ])("cannot be %j", async (now) => {
    await expectProblem(get({ now }), 400, ["now"]);
  });
});

describe("what cannot be answered", () => {
  test.each([
    [{ amount: "abc" }, ["amount"]],
    [{ amount: "" }, ["amount"]],
    [{ amount: -1, rate: 101, periods: 1.5 }, ["amount", "rate", "periods"]],
    [{ amount: "1.005" }, ["amount"]],
    [{ amount: "1.5", currency: "JPY" }, ["amount"]],
    [{ currency: "EURO", periods: 0 }, ["currency", "periods"]],
    [{ currency: 5 }, ["currency"]],
    [{ timeZone: "Mars/Phobos" }, ["timeZone"]],
    [{ include: "everything" }, ["include"]],
    [{ weight: { value: 1, unit: "ton" } }, ["weight"]],
    [{ weight: { value: 1 } }, ["weight"]],
    [{ weight: null }, ["weight"]],
    [{ columns: "name mass" }, ["columns"]],
    [{ columns: "load.parsec" }, ["columns"]],
    [{ columns: "" }, ["columns"]],
    [{ columns: ["name"] }, ["columns"]],
    [{ columns: "name ".repeat(10_000) }, ["columns"]],
    [{ extras: [{ amount: 1 }, { amount: "x" }] }, ["extras.1.amount"]],
    [{ extras: {} }, ["extras"]],
    [{ extras: [1] }, ["extras.0"]],
    [{ extras: "none", amount: "x" }, ["extras", "amount"]],
    [{ parsnip: 1 }, ["parsnip"]],
    [{ constructor: 1, toString: 2 }, ["constructor", "toString"]],
    [{ periods: 13 }, ["periods"]],
    [[], [""]],
    [null, [""]],
    ["text", [""]],
  ])("%j names %j", async (body, fields) => {
    await expectProblem(post(body), 400, fields);
  });

  test.each([
    ["amount=1&amount=2", ["amount"]],
    ["parsnip=1", ["parsnip"]],
    ["__proto__=1", ["__proto__"]],
    ["amount.unit.x=1", ["amount.unit.x"]],
    ["extras=[", ["extras"]],
    ["extras={}", ["extras"]],
    ["extras=[[1,2,3,4]]", ["extras.0"]],
    ["weight=70&weight.unit=kilogram&weight.unit=kilogram", ["weight.unit"]],
  ])("?%s names %j", async (query, fields) => {
    await expectProblem(get(query), 400, fields);
  });

  test("a __proto__ in JSON is an unknown name", async () => {
    await expectProblem(postText('{"__proto__":{"amount":1}}'), 400, ["__proto__"]);
    await expectProblem(postText('{"extras":[{"amount":1,"__proto__":1}]}'), 400, ["extras.0.__proto__"]);
  });

  test("one wrong input is named in the detail, several are counted", async () => {
    const one = await expectProblem(post({ amount: -1 }), 400, ["amount"]);
    expect(one.detail).toMatch(/^amount: Must be between/);
    const two = await expectProblem(post({ amount: -1, rate: 500 }), 400, ["amount", "rate"]);
    expect(two.detail).toBe("2 inputs cannot be used: amount, rate.");
  });

  test("inputs of POST are not in the query", async () => {
    await expectProblem(post({}, "?amount=1"), 400, ["amount"]);
  });

  test("no such calculator, or one without an API", async () => {
    for (const id of ["parsnip", "__proto__", "constructor", "x".repeat(500)]) {
      await expectProblem(get("", id), 404, ["calculatorId"]);
      await expectProblem(postText("{}", "application/json", "", id), 404, ["calculatorId"]);
    }
    const basic = await expectProblem(get("", "basic"), 404, ["calculatorId"]);
    expect(basic.detail).toBe("The calculator “basic” has no API.");
  });

  test("another type, a broken or a large body", async () => {
    await expectProblem(postText("amount=1", "application/x-www-form-urlencoded"), 415, []);
    await expectProblem(postText("{"), 400, []);
    await expectProblem(post({ note: "x".repeat(600_000) }), 413, []);
  });

  test("more names than any form has, in a body or in an address, without being read", async () => {
    const keys = Array.from({ length: 52_000 }, (_, index) => [index.toString(36), 1]);
    // Written before the clock starts: whoever sends it pays for that.
    const body = JSON.stringify(Object.fromEntries(keys));
    const names = Array.from({ length: 4300 }, (_, index): [string, string] => [`a${index}`, "1"]);
    const query = `?${new URLSearchParams(names)}`;
    for (const send of [() => postText(body), () => get(names), () => post({}, query)]) {
      const response = await send();
      expect(await cpuTimeOf(send)).toBeLessThan(100);
      const { detail } = await expectProblem(Promise.resolve(response), 400, [""]);
      expect(detail).toBe("A request may have at most 200 inputs.");
    }
  });

  test("a large body takes no time that grows with its square", async () => {
    const rows = Array.from({ length: 25_000 }, () => ({ amount: "1.5" }));
    const unknown = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`a${index}`, 1]));
    for (const [body, count] of [
      [{ extras: rows }, 1],
      [unknown, 1],
      [{ extras: rows.map(() => ({ amount: "x" })) }, 1],
    ] as const) {
      const text = JSON.stringify(body);
      expect(text.length).toBeGreaterThan(300_000);
      const taken = cpuClock();
      const response = await postText(text);
      expect(taken()).toBeLessThan(5000);
      expect(response.status).toBe(400);
      const { errors, detail } = await response.json();
      expect(errors).toHaveLength(count);
      expect(detail.length).toBeLessThan(100);
    }
  });

  test("whatever is sent, an answer or a problem that names something comes back", async () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        "1e308",
        "-0",
        "9".repeat(400),
        "5 ft",
        "today",
        "local",
        "24:00",
        "½",
        "-1:30",
      ),
      fc.jsonValue(),
      fc.string({ unit: "binary", maxLength: 30 }),
    );
    const name = fc.constantFrom(...Object.keys(calculator.inputs), "currency", "now", "timeZone", "x");
    let good = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 3 }), async (inputs) => {
        const response = await post({ mode: "dated", ...inputs });
        const body = await response.json();
        if (response.status === 200) {
          good += 1;
          expect(JSON.stringify(body)).not.toMatch(/NaN|Infinity|undefined/);
        } else {
          expect(response.status).toBe(400);
          expect(body.errors.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
    expect(good).toBeGreaterThan(20);
  });
});

describe("an omitted input", () => {
  test("is listed if its default counts, in rows as a column", async () => {
    const body = { amount: 1, extras: [{ amount: 2, yearly: true }, { amount: 3 }] };
    const { assumed } = await answered(post(body));
    expect(assumed).toContain("rate");
    expect(assumed).toContain("extras.yearly");
    expect(assumed).not.toContain("amount");
    expect(assumed).not.toContain("extras.amount");
    // Sent back, the inputs leave nothing to defaults.
    const { inputs } = await answered(post(body));
    expect((await answered(post(inputs))).assumed).toEqual([]);
  });

  test("is an error with defaults=none, by query and in a body", async () => {
    const { inputs } = await answered(post({ amount: 1 }));
    expect((await post({ ...inputs, defaults: "none" })).status).toBe(200);
    const { rate: _, ...rest } = inputs;
    await expectProblem(post({ ...rest, defaults: "none" }), 400, ["rate"]);
    expect((await get({ amount: "1", defaults: "none" })).status).toBe(400);
    await expectProblem(post({ ...inputs, defaults: "all" }), 400, ["defaults"]);
  });
});

test("OPTIONS answers a preflight request", () => {
  expect(route.OPTIONS().status).toBe(204);
  expect(route.OPTIONS().headers.get("access-control-allow-methods")).toBe("GET, POST, OPTIONS");
});

test("GET /api/v1/calculators lists all, with an API for those that have one", async () => {
  const response = listingRoute.GET();
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const { calculators } = await response.json();
  const entryOf = (id: string) => calculators.find((entry: { id: string }) => entry.id === id);
  expect(entryOf("every-field")).toEqual({
    id: "every-field",
    label: "Every Field",
    category: "math-utility",
    summary: "A calculator with one field of each kind.",
    page: expect.stringMatching(/^https?:.*\/calculators\/every-field$/),
    api: expect.stringMatching(/^https?:.*\/api\/v1\/calculators\/every-field$/),
    jobs: [],
  });
  expect(entryOf("date").jobs).toContainEqual({
    job: "days-between-dates",
    name: "Days between dates",
    question: "How many days are there between two dates?",
    page: expect.stringMatching(/\/calculators\/date\/days-between-dates$/),
    api: expect.stringMatching(/\/api\/v1\/calculators\/date\/days-between-dates$/),
  });
  expect(entryOf("scientific").api).toMatch(/\/api\/v1\/calculators\/scientific$/);
  expect(entryOf("basic")).not.toHaveProperty("api");
});
