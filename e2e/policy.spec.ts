import type { Page } from "@playwright/test";
import { serveNext } from "../scripts/bench/serve";
import { expect, ready, test } from "./support/test";

/** One page of each template: built, built for each system of units, rendered on demand, framed, and one that is not there. */
const TEMPLATES = [
  "/",
  "/converters",
  "/converters/general-physics-mechanics",
  "/converters/general-physics-mechanics/length",
  "/calculators/all",
  "/calculators/bmi",
  "/calculators/bmi?weight=80",
  "/calculators/basic",
  "/calculators/scientific?from=somewhere",
  "/calculators/scientific",
  "/calculators/physics",
  "/calculators/periodictable/iron",
  "/project",
  "/articles",
  "/about",
  "/contact",
  "/faq",
  "/reviews",
  "/admin/sign-in",
  "/embed/bmi",
  "/no-such-page",
];

const INJECTED = `
  <script>window.ran = [...(window.ran ?? []), "inline"]</script>
  <script src="https://elsewhere.example/script.js"></script>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="window.ran = ['attribute']">
  <a id="injected" href="javascript:window.ran = ['link']">injected</a>`;

/** Opens a page with injected markup. */
async function openInjected(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<main\b[^>]*>|<body\b[^>]*>/,
        (start) => start + INJECTED,
      );
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
}

test.describe("markup that got into a page", () => {
  test.use({
    tolerated:
      /Content Security Policy|elsewhere\.example|status of 404|Minified React error #(?:418|423|425)/,
  });

  for (const path of TEMPLATES)
    test(`runs nothing on ${path}`, async ({ page }) => {
      // The foreign script is available to any request, so that only the policy can block it.
      await page.route("https://elsewhere.example/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.ran = ['foreign']" }),
      );
      const violation: Promise<unknown> = page.waitForEvent("console", (message) =>
        message.text().includes("Content Security Policy"),
      );
      await openInjected(page, path);
      await violation;
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>("#injected")?.click());
      expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
    });
});

for (const path of TEMPLATES.filter((each) => each !== "/no-such-page"))
  test(`${path} works under its policy`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";
    expect(scripts).toMatch(/'(?:sha256|nonce)-/);
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:/);
    await ready(page);
    await page.waitForLoadState("networkidle");
    // Not even tried, as libraries do that ask whether they may compile code.
    expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
  });

test("a nonce is another one each time", async ({ request }) => {
  const nonces = await Promise.all(
    [0, 1, 2].map(async () => {
      const { "content-security-policy": policy = "" } = (await request.get("/faq")).headers();
      return /'nonce-([^']+)'/.exec(policy)?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(3);
  expect(nonces.every((nonce) => (nonce?.length ?? 0) >= 22)).toBe(true);
});

/** The texts in data of the router: its rows, and their names, come in an order of their own each time. */
const textsOf = (data: string): string[] =>
  [
    ...new Set(
      [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, text = ""]) =>
        text.startsWith("$") ? [] : [text],
      ),
    ),
  ].sort();

test("data for the router equals Next’s answer", async ({ request }) => {
  const next = await serveNext(process.cwd());
  try {
    for (const path of [
      "/",
      "/converters/general-physics-mechanics/length",
      "/calculators/bmi",
      "/calculators/periodictable/iron",
      "/about",
    ]) {
      const packed = await request.get(path, { headers: { RSC: "1" } });
      // "?_rsc=" is the router's own; Next writes the address that it was asked for into the data.
      const response = await request.get(`${next.url}${path}?_rsc=`, { headers: { RSC: "1" } });
      for (const answer of [packed, response]) {
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toBe("text/x-component");
        expect(answer.headers()["x-nextjs-stale-time"]).toMatch(/^\d+$/);
      }
      expect(textsOf(await packed.text())).toEqual(textsOf((await response.text()).replaceAll("?_rsc=", "")));
    }
  } finally {
    await next.stop();
  }
});
