import { type APIResponse, expect, test } from "@playwright/test";
import { converters } from "../lib/catalog/converters";
import { expectResult, type Tool, toolPath } from "./support/converter";
import { open } from "./support/test";

const CONVERT = "/api/v1/convert";
const SCIENTIFIC = "/api/v1/calculators/scientific";
const QUERY = { tool: "length", from: "foot", to: "centimeter", value: "5 ft 11 in" };

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors: { field: string; message: string; column?: number }[];
}

/** Expects an RFC 9457 problem that names the fields. */
async function expectProblem(
  response: APIResponse,
  status: number,
  fields: readonly string[],
): Promise<Problem> {
  expect(response.status()).toBe(status);
  const headers = response.headers();
  expect(headers["content-type"]).toBe("application/problem+json");
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers["cache-control"]).toBe("no-store");
  const problem: Problem = await response.json();
  expect(problem).toMatchObject({ type: "about:blank", status });
  expect(problem.title).not.toBe("");
  expect(problem.detail).toMatch(/^\S.*\S$/s);
  expect((problem.errors ?? []).map(({ field }) => field)).toEqual(fields);
  for (const { message } of problem.errors ?? []) expect(message).not.toBe("");
  return problem;
}

test("GET /converters lists every tool with its units and parameters", async ({ request }) => {
  const response = await request.get("/api/v1/converters");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=86400",
    "content-type": "application/json; charset=utf-8",
  });
  const { converters: tools } = await response.json();
  expect(tools.map(({ slug }: { slug: string }) => slug)).toEqual(converters.map(({ slug }) => slug));
  for (const tool of tools) {
    expect(tool).toMatchObject({
      name: expect.any(String),
      category: expect.any(String),
      baseUnit: expect.anything(),
    });
    expect(tool.units.length).toBeGreaterThan(1);
    for (const unit of tool.units) {
      expect(Object.keys(unit)).toEqual(["id", "name", "symbol", "aliases"]);
    }
    for (const parameter of tool.parameters) {
      expect(parameter).toMatchObject({
        id: expect.any(String),
        unit: expect.any(String),
        default: expect.any(Number),
      });
    }
  }
  const pressure = tools.find(({ slug }: { slug: string }) => slug === "pressure");
  expect(pressure.parameters).toMatchObject([{ id: "ambient-pressure", unit: "kPa", default: 101.325 }]);
  expect(pressure.units).toContainEqual(expect.objectContaining({ id: "psi", symbol: "psi" }));
});

test("GET /convert answers with the number, its reading and the formula", async ({ request }) => {
  const response = await request.get(CONVERT, { params: QUERY });
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=86400",
    "content-type": "application/json; charset=utf-8",
  });
  expect(await response.json()).toEqual({
    tool: "length",
    from: "foot",
    to: "centimeter",
    value: expect.closeTo(71 / 12, 12),
    result: 180.34,
    display: "180.34 cm",
    formula: "cm = ft × 30.48",
    exact: true,
    exactFactor: true,
  });
});

/** Conversions over the API, and what the page must show for the same state. */
const SAME: readonly [tool: Tool, query: Record<string, string>, result: number | string, display: string][] =
  [
    ["length", { from: "meter", to: "foot", value: "1" }, 3.280839895, "3.280839895 ft"],
    ["length", { from: "kilometer", to: "nanometer", value: "1" }, 1e12, "1,000,000,000,000 nm"],
    ["temperature", { from: "celsius", to: "fahrenheit", value: "-40" }, -40, "−40 °F"],
    [
      "fuel-economy",
      { from: "mile-per-gallon-us", to: "liter-per-100-kilometers", value: "0" },
      0,
      "0 L/100 km",
    ],
    [
      "pressure",
      { from: "psig", to: "psi", value: "32", "ambient-pressure": "83.4276" },
      44.10015037,
      "44.10015037 psi",
    ],
    [
      "humidity",
      { from: "relative-humidity", to: "absolute-humidity", value: "50", "air-temperature": "25" },
      11.4825125,
      "11.4825125 g/m³",
    ],
    [
      "pace",
      { from: "minute-per-kilometer", to: "minute-per-mile", value: "5:30" },
      8.851392,
      "8.851392 min/mi",
    ],
    ["wire-gauge", { from: "awg", to: "square-millimeter", value: "12" }, 3.308772876, "3.308772876 mm²"],
  ];

test("the API gives what the page shows", async ({ page, request }) => {
  for (const [tool, query, result, display] of SAME) {
    await test.step(`${tool}: ${display}`, async () => {
      const answer = await (await request.get(CONVERT, { params: { tool, ...query } })).json();
      expect(answer).toMatchObject({ result, display });
      await open(page, toolPath(tool, query));
      await expectResult(page, display);
    });
  }
});

test("units of text give strings", async ({ request }) => {
  const ask = async (tool: string, from: string, to: string, value: string) =>
    (await (await request.get(CONVERT, { params: { tool, from, to, value } })).json()).result;
  expect(await ask("number-base", "decimal", "hexadecimal", "48879")).toBe("BEEF");
  expect(await ask("number-base", "roman", "decimal", "MMXXV")).toBe("2025");
  expect(await ask("wire-gauge", "millimeter", "awg", "9.265768")).toMatch(/^-?\d|^2\/0$/);
  expect(await ask("wire-gauge", "awg", "awg", "00")).toBe("2/0");
});

test("digits changes the rounding", async ({ request }) => {
  const params = { ...QUERY, value: "1", to: "meter", from: "mile" };
  expect((await (await request.get(CONVERT, { params })).json()).result).toBe(1609.344);
  const rounded = await request.get(CONVERT, { params: { ...params, digits: "3" } });
  expect(await rounded.json()).toMatchObject({ result: 1610, display: "1,610 m" });
});

/** Requests that are refused: the field that is wrong, and the status. */
const INVALID: readonly [query: string, status: 400 | 404, fields: readonly string[]][] = [
  // One answer lists all missing parameters.
  ["", 400, ["tool", "from", "to", "value"]],
  ["from=foot&to=inch&value=1", 400, ["tool"]],
  ["tool=length&to=inch&value=1", 400, ["from"]],
  ["tool=length&from=foot&value=1", 400, ["to"]],
  ["tool=length&from=foot&to=inch", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=1&value=2", 400, ["value"]],
  ["tool=length&tool=area&from=foot&to=inch&value=1", 400, ["tool"]],
  ["tool=no-such&from=foot&to=inch&value=1", 404, ["tool"]],
  ["tool=__proto__&from=foot&to=inch&value=1", 404, ["tool"]],
  ["tool=length&from=furlongs-per-fortnight&to=inch&value=1", 404, ["from"]],
  ["tool=length&from=foot&to=constructor&value=1", 404, ["to"]],
  ["tool=length&from=foot&to=inch&value=abc", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=%3Cscript%3E", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=NaN", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=Infinity", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=1e99999", 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=%00", 400, ["value"]],
  [`tool=length&from=foot&to=inch&value=${"9".repeat(401)}`, 400, ["value"]],
  ["tool=length&from=foot&to=inch&value=1&digits=1", 400, ["digits"]],
  ["tool=length&from=foot&to=inch&value=1&digits=16", 400, ["digits"]],
  ["tool=length&from=foot&to=inch&value=1&digits=4.5", 400, ["digits"]],
  ["tool=length&from=foot&to=inch&value=1&digits=3&digits=4", 400, ["digits"]],
  ["tool=length&from=foot&to=inch&value=1&colour=red", 400, ["colour"]],
  ["tool=temperature&from=celsius&to=kelvin&value=-300", 400, ["value"]],
  ["tool=fuel-economy&from=mile-per-gallon-us&to=kilometer-per-liter&value=-1", 400, ["value"]],
  ["tool=pressure&from=psig&to=psi&value=1&ambient-pressure=abc", 400, ["ambient-pressure"]],
  ["tool=pressure&from=psig&to=psi&value=1&ambient-pressure=1001", 400, ["ambient-pressure"]],
  [
    "tool=humidity&from=relative-humidity&to=dew-point-celsius&value=50&air-temperature=99&air-pressure=x",
    400,
    ["air-temperature", "air-pressure"],
  ],
  ["tool=wire-gauge&from=awg&to=inch&value=thick", 400, ["value"]],
  ["tool=number-base&from=binary&to=decimal&value=12", 400, ["value"]],
];

for (const [query, status, fields] of INVALID) {
  test(`GET /convert?${query.slice(0, 90)} is ${status} for ${fields.join(", ")}`, async ({ request }) => {
    await expectProblem(await request.get(`${CONVERT}?${query}`), status, fields);
  });
}

test("a preflight is answered for any origin, other methods are refused", async ({ request }) => {
  for (const path of ["/api/v1/converters", CONVERT, SCIENTIFIC]) {
    const preflight = await request.fetch(path, {
      method: "OPTIONS",
      headers: { Origin: "https://example.org" },
    });
    expect(preflight.status(), path).toBe(204);
    expect(preflight.headers()["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers()["access-control-allow-methods"]).toContain("GET");
    expect((await request.delete(path)).status(), path).toBe(405);
  }
});

test("a page of another origin may read the answers", async ({ browser, baseURL }) => {
  // Our own pages ask nobody but their own server: this one stands for a site without such a policy.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${baseURL?.replace("localhost", "127.0.0.1")}/about`);
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  const address = `${baseURL}${CONVERT}?${new URLSearchParams(QUERY)}`;
  const result = await page.evaluate(async (url) => (await (await fetch(url)).json()).result, address);
  expect(result).toBe(180.34);
  await page.close();
});

test.describe("scientific", () => {
  /** Expression, angle unit, result and how the calculator displays it. */
  const answers: readonly [expression: string, angle: string | undefined, result: number, display: string][] =
    [
      ["sin(30)", undefined, 0.5, "0.5"],
      ["sin(pi/2)", "rad", 1, "1"],
      ["cos(100)", "grad", 0, "0"],
      ["0.1+0.2", undefined, 0.3, "0.3"],
      ["2^10", undefined, 1024, "1024"],
      ["-2^2", undefined, -4, "-4"],
      ["sqrt(2)", undefined, Math.SQRT2, "1.4142136"],
      ["log(1000)+ln(e)", undefined, 4, "4"],
    ];
  for (const [expression, angle, result, display] of answers) {
    test(`${expression} in ${angle ?? "degrees"} is ${display}, asked either way`, async ({ request }) => {
      const data = { expression, ...(angle && { angle }) };
      const expected = { result: expect.closeTo(result, 12), display };
      const got = await request.get(SCIENTIFIC, { params: data });
      expect(got.status()).toBe(200);
      expect(got.headers()["cache-control"]).toBe("public, max-age=86400");
      expect(await got.json()).toMatchObject(expected);
      const posted = await request.post(SCIENTIFIC, { data });
      expect(posted.status()).toBe(200);
      expect(posted.headers()["access-control-allow-origin"]).toBe("*");
      expect(await posted.json()).toMatchObject(expected);
    });
  }

  const invalid = [
    "",
    "2+",
    "1/0",
    "tan(90)",
    "sqrt(-1)",
    "constructor",
    "__proto__",
    "globalThis.process",
    "9^9^9^9",
    "170!!",
    "(".repeat(1000),
    "x".repeat(1001),
  ];
  for (const expression of invalid) {
    test(`refuses “${expression.slice(0, 30)}”`, async ({ request }) => {
      await expectProblem(await request.get(SCIENTIFIC, { params: { expression } }), 400, ["expression"]);
      await expectProblem(await request.post(SCIENTIFIC, { data: { expression } }), 400, ["expression"]);
    });
  }

  test("refuses other angles, missing fields and bodies that are no JSON, no object or too large", async ({
    request,
  }) => {
    await expectProblem(await request.get(`${SCIENTIFIC}?angle=deg`), 400, ["expression"]);
    await expectProblem(await request.get(`${SCIENTIFIC}?expression=1&angle=turn`), 400, ["angle"]);
    await expectProblem(await request.post(SCIENTIFIC, { data: { expression: 5 } }), 400, ["expression"]);
    const json = { "Content-Type": "application/json" };
    await expectProblem(await request.post(SCIENTIFIC, { headers: json, data: Buffer.from("{") }), 400, []);
    await expectProblem(
      await request.post(SCIENTIFIC, { headers: { "Content-Type": "text/plain" }, data: "{}" }),
      415,
      [],
    );
    const large = JSON.stringify({ expression: "1".repeat(17_000) });
    await expectProblem(await request.post(SCIENTIFIC, { headers: json, data: large }), 413, []);
  });
});
