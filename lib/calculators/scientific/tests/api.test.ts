import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as route from "../../../../app/api/v1/calculators/[calculatorId]/route.ts";

const URL_OF_API = "http://localhost:3000/api/v1/calculators/scientific";

const context = { params: Promise.resolve({ calculatorId: "scientific" }) };
const GET = (request: Request) => route.GET(request, context);
const POST = (request: Request) => route.POST(request, context);

const get = (query: Readonly<Record<string, string>>) =>
  GET(new Request(`${URL_OF_API}?${new URLSearchParams(query)}`));

const post = (body: string, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  POST(new Request(URL_OF_API, { method: "POST", headers, body }));

const json = (value: unknown) => post(JSON.stringify(value));

describe("GET without a query", () => {
  test("describes the calculator in the format of all calculators, and answers its own example", async () => {
    const response = await GET(new Request(URL_OF_API));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    const body = await response.json();
    expect(body).toMatchObject({
      id: "scientific",
      api: expect.stringMatching(/\/api\/v1\/calculators\/scientific$/),
      page: expect.stringMatching(/\/calculators\/scientific$/),
    });
    const { inputs, outputs, example } = body;
    expect(inputs).toMatchObject({ type: "object", required: ["expression"] });
    expect(Object.keys(inputs.properties)).toEqual([
      "expression",
      "page",
      "angle",
      "digits",
      "defaults",
      "strict",
    ]);
    expect(inputs.properties.digits).toMatchObject({ type: "integer", minimum: 1, maximum: 1000 });
    expect(inputs.required).not.toContain("digits");
    expect(inputs.properties.angle).toMatchObject({ enum: ["deg", "rad", "grad"] });
    // The default depends on the page.
    expect(inputs.properties.angle).not.toHaveProperty("default");
    expect(z.fromJSONSchema(inputs).safeParse(example.request).error?.issues ?? []).toEqual([]);
    expect(z.fromJSONSchema(outputs).safeParse(example.answer).error?.issues ?? []).toEqual([]);
    expect(await (await json(example.request)).json()).toEqual(example.answer);
  });
  test("names the missing expression if the query has only other inputs", async () => {
    const response = await get({ angle: "rad" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: "expression" }] });
  });
});

describe("GET", () => {
  test("answers with result and display, cacheable, for any origin", async () => {
    const response = await get({ expression: "1/3" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(await response.json()).toEqual({
      result: 0.333333333333333,
      display: "0.3333333",
      assumed: ["page", "angle"],
      ignored: [],
    });
  });
  test.each([
    [{ expression: "sin(30)" }, 0.5],
    [{ expression: "sin(π/6)", angle: "rad" }, 0.5],
    [{ expression: "sin(100)", angle: "grad" }, 1],
    [{ expression: "0.1+0.2" }, 0.3],
    [{ expression: "1e-9" }, 1e-9],
  ])("%j is %d", async (query, result) => {
    expect(await (await get(query)).json()).toMatchObject({ result });
  });
  test.each([
    [{ expression: "sin(30)", page: "advanced", angle: "deg" }, "1/2 = 0.5"],
    [{ expression: "sin(30)", page: "advanced" }, "−0.988031624093"],
    [{ expression: "derivative(sin(x), x)", page: "advanced", angle: "deg" }, "π · cos(x) / 180"],
    [{ expression: "cos(x) + 1", page: "plot", angle: "deg" }, /Root \(180, 0\)/],
    [{ expression: "cos(x) + 1", page: "plot" }, /Root \(π, 0\)/],
  ])("takes an angle unit on each page, and radians by default on the others: %j", async (query, display) => {
    const body = await (await get(query)).json();
    expect(body.display).toMatch(display);
    expect(body.assumed).toEqual("angle" in query ? [] : ["angle"]);
  });
  test.each([
    ["mode(1, 1, 2, 2)", null],
    ["quartiles(1, 2, 3, 4)", null],
    ["x^2 = 2", null],
    ["eigenvalues([[2, 1], [1, 3]])", null],
    ["mode(1, 1, 2)", 1],
    ["2x = 6", 3],
    ["median(1, 2, 4)", 2],
  ])(
    "the advanced page’s result for %s is %s: a number only if there is one value",
    async (expression, result) => {
      const body = await (await get({ expression, page: "advanced" })).json();
      expect(body.result).toBe(result);
      expect(body.lines.length).toBe(result === null ? Math.max(2, body.lines.length) : 1);
    },
  );
  // SymPy 1.14, factorint.
  test.each([
    ["factor(360)", "2³ · 3² · 5", "Prime factors."],
    ["factor(97)", "97", "97 is a prime number."],
    [
      "factor(x^2 - 1)",
      "(x + 1) · (x − 1)",
      "Factors with rational coefficients, found from rational roots.",
    ],
  ])("the advanced page writes %s as %s", async (expression, display, note) => {
    const body = await (await get({ expression, page: "advanced" })).json();
    expect(body).toMatchObject({ display, notes: [note] });
  });
  test("an unencoded plus is explained", async () => {
    const response = await GET(new Request(`${URL_OF_API}?expression=2+3`));
    expect(await response.json()).toMatchObject({ status: 400, detail: expect.stringContaining("%2B") });
  });
});

describe("POST", () => {
  test("takes JSON; degrees are the default", async () => {
    const response = await json({ expression: "cos(60)" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ result: 0.5, display: "0.5" });
    expect(await (await json({ expression: "cos(π)", angle: "rad" })).json()).toMatchObject({
      result: -1,
      display: "-1",
    });
  });
  test("a media type with parameters is fine", async () => {
    const response = await post('{"expression":"1+1"}', {
      "Content-Type": "Application/JSON; charset=utf-8",
    });
    expect(await response.json()).toMatchObject({ result: 2, display: "2" });
  });
});

// Values by mpmath 1.3.
describe("digits", () => {
  test.each([
    [{ expression: "e^(pi*sqrt(163))", digits: 33 }, "262537412640768743.999999999999250"],
    [{ expression: "2/3", digits: 5 }, "0.66667"],
    [{ expression: "2^10000", digits: 20 }, "1.9950631168807583849e3010"],
    [{ expression: "0.1+0.2", digits: 50 }, "0.3"],
    [{ expression: "-pi", digits: 1 }, "-3"],
    [{ expression: "GN*2", digits: 50 }, "1.33486e-10"],
    [{ expression: "1-1", digits: 9 }, "0"],
  ])("%j are %s", async (value, provenDigits) => {
    expect(await (await json(value)).json()).toMatchObject({ provenDigits });
    const query = { expression: value.expression, digits: String(value.digits) };
    expect(await (await get(query)).json()).toMatchObject({ provenDigits });
  });
  test("1,000 digits are there, beside the double", async () => {
    const { result, provenDigits, assumed } = await (
      await json({ expression: "sqrt(2)", digits: 1000, page: "calculator", angle: "rad" })
    ).json();
    expect(result).toBeCloseTo(Math.SQRT2, 12);
    expect(provenDigits).toHaveLength(1001);
    expect(provenDigits).toMatch(/^1\.41421356237309504880168872420969807856967187537694/);
    expect(assumed).toEqual([]);
  });
  test("no digits are there without a request", async () => {
    expect(await (await get({ expression: "1/3" })).json()).not.toHaveProperty("provenDigits");
  });
  test.each([0, 1001, -1, 2.5, "abc", "", "1e2", null, [5], true])(
    "%j is a problem of its field",
    async (digits) => {
      const response = await json({ expression: "1/3", digits });
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect((await response.json()).errors).toEqual([
        { field: "digits", message: "digits must be a whole number from 1 to 1,000." },
      ]);
    },
  );
  test.each(["0", "1001", "-1", "2.5", "abc", ""])("%j is a problem in an address", async (digits) => {
    const response = await get({ expression: "1/3", digits });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ field: "digits" }]);
  });
  test.each(["advanced", "plot"])("the page %s rejects them", async (page) => {
    const response = await json({ expression: "x", page, digits: 50 });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ field: "digits" }]);
  });
});

describe("problems are RFC 9457 documents", () => {
  const expectProblem = async (response: Response, status: number) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await response.json();
    expect(body).toMatchObject({ type: "about:blank", title: expect.any(String), status });
    expect(body.detail).toMatch(/\.$/);
    return body;
  };

  test("an expression without a value names the column", async () => {
    const body = await expectProblem(await get({ expression: "5/0" }), 400);
    expect(body.errors).toEqual([
      { field: "expression", message: "Division by zero has no result.", column: 2 },
    ]);
  });
  test.each([
    [{}, "expression"],
    [{ expression: "" }, "expression"],
    [{ expression: 5 }, "expression"],
    [{ expression: "1".repeat(1001) }, "expression"],
    [{ expression: "1", angle: "turn" }, "angle"],
    [[], ""],
    [null, ""],
  ])("%j: the field %j is named", async (value, field) => {
    const body = await expectProblem(await json(value), 400);
    expect(body.errors[0]).toMatchObject({ field, message: expect.any(String) });
  });
  test("malformed JSON", async () => {
    await expectProblem(await post("{expression:"), 400);
    await expectProblem(await post(""), 400);
  });
  test("another media type", async () => {
    await expectProblem(
      await post("expression=1", { "Content-Type": "application/x-www-form-urlencoded" }),
      415,
    );
  });
  test("a body over 16 KB, said or only sent", async () => {
    const body = JSON.stringify({ expression: "1", padding: "x".repeat(17_000) });
    await expectProblem(await post(body), 413);
    await expectProblem(
      await post("{}", { "Content-Type": "application/json", "Content-Length": "20000" }),
      413,
    );
  });
  test.each(["constructor", "__proto__", "9^9^9^9", "(".repeat(1000), "2\u0000"])(
    "%j",
    async (expression) => {
      await expectProblem(await get({ expression }), 400);
    },
  );
});

test("OPTIONS answers a preflight request", () => {
  const response = route.OPTIONS();
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe("GET, POST, OPTIONS");
  expect(response.headers.get("access-control-allow-headers")).toBe("Content-Type");
});
