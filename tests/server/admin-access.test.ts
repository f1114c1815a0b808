import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createAdmin } from "../../lib/server/auth/administrators.ts";
import { log } from "../../lib/server/front/log.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

/** Every way into the admin, found by reading the folder: what is added later is asked too. */
const pages = globSync("app/admin/**/page.tsx").filter((path) => !/sign-in|enroll/.test(path));
const handlers = globSync("app/{admin,api/auth}/**/route.ts");
const actionFiles = globSync("app/admin/**/*.ts{,x}").filter((path) =>
  readFileSync(path, "utf8").startsWith('"use server"'),
);

const anonymous = new Headers({ host: "localhost:3000" });
/** Session of an administrator who entered the password and has no second factor yet. */
let enrolling = new Headers();
const forged = new Headers({ host: "localhost:3000", cookie: "scicalc.session_token=forged.token" });
let sent = anonymous;

beforeAll(async () => {
  await emptyDatabase();
  await createAdmin(EMAIL, PASSWORD, "test");
  const browser = new Browser();
  await browser.signIn();
  enrolling = browser.headers();
  // Other files of this worker may have loaded the real one.
  vi.resetModules();
  vi.doMock("next/headers", () => ({ headers: async () => sent }));
  return () => vi.doUnmock("next/headers");
});

/** Returns the target of the Next redirect that a call ended in. */
async function redirectOf(call: () => unknown): Promise<string> {
  try {
    await call();
    return "no redirect";
  } catch (error) {
    const digest = String((error as { digest?: string }).digest ?? error);
    return /^NEXT_REDIRECT;\w+;([^;]+);/.exec(digest)?.[1] ?? digest;
  }
}

const load = (path: string) =>
  import(/* @vite-ignore */ resolve(path)) as Promise<Record<string, (...args: never[]) => unknown>>;

test("there are ways in to be asked", () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(actionFiles.length).toBeGreaterThanOrEqual(3);
  expect(handlers.length).toBeGreaterThanOrEqual(2);
});

describe.each([
  ["nobody", () => anonymous, "/admin/sign-in"],
  ["a forged session", () => forged, "/admin/sign-in"],
  ["a session without the second factor", () => enrolling, "/admin/enroll"],
])("%s", (_, headersOf, refuge) => {
  beforeAll(() => {
    sent = headersOf();
  });

  test.each(pages)(`is sent from %s to ${refuge}`, async (path) => {
    const page = (await load(path)).default as (props: object) => unknown;
    const props = { params: Promise.resolve({ id: "1" }), searchParams: Promise.resolve({}) };
    expect(await redirectOf(() => page(props))).toBe(refuge);
  });

  test.each(actionFiles)(`is sent from every action of %s to ${refuge}`, async (path) => {
    const actions = Object.entries(await load(path));
    expect(actions.length).toBeGreaterThan(0);
    for (const [name, action] of actions) {
      const call = action as (...args: unknown[]) => unknown;
      expect(await redirectOf(() => call([1], "approved")), name).toBe(refuge);
    }
  });

  test.each(handlers)("is refused by %s", async (path) => {
    for (const [method, handler] of Object.entries(await load(path))) {
      const url = path.startsWith("app/admin")
        ? `http://localhost:3000${path.slice("app".length).replace("/route.ts", "")}`
        : "http://localhost:3000/api/auth/change-password";
      const request = new Request(url, {
        method,
        headers: { ...Object.fromEntries(headersOf()), "content-type": "application/json" },
        ...(method !== "GET" && { body: JSON.stringify({ currentPassword: "", newPassword: "" }) }),
      });
      const response = (await (handler as (request: Request) => unknown)(request)) as Response;
      expect([401, 403], method).toContain(response.status);
    }
  });
});

describe("the page that sets up the second factor", () => {
  const open = async (headers: Headers) => {
    sent = headers;
    const page = (await load("app/admin/enroll/page.tsx")).default as () => Promise<React.ReactNode>;
    return redirectOf(page);
  };

  test("is for a session without one", async () => {
    expect(await open(anonymous)).toBe("/admin/sign-in");
    expect(await open(forged)).toBe("/admin/sign-in");
    expect(await open(enrolling)).toBe("no redirect");
  });
});

test.each(handlers)("%s refuses another site", async (path) => {
  for (const [method, handler] of Object.entries(await load(path))) {
    const request = new Request("http://localhost:3000/api/auth/sign-out", {
      method,
      headers: { host: "localhost:3000", origin: "https://evil.example", "content-type": "application/json" },
      ...(method !== "GET" && { body: "{}" }),
    });
    const response = (await (handler as (request: Request) => unknown)(request)) as Response;
    expect(response.status, method).toBe(403);
  }
});

test("every page reports that the database is down, with a session as well", async () => {
  const { closeDatabase } = await import("../../lib/server/db/database.ts");
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.spyOn(log, "error").mockImplementation(() => {});
  try {
    sent = forged;
    for (const path of [...pages, "app/admin/sign-in/page.tsx", "app/admin/enroll/page.tsx"]) {
      const page = (await load(path)).default as (props: object) => Promise<React.ReactNode>;
      const props = { params: Promise.resolve({ id: "1" }), searchParams: Promise.resolve({}) };
      expect(renderToStaticMarkup(await page(props)), path).toContain(
        "Our database cannot be reached right now. Please try again in a moment.",
      );
    }
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
});
