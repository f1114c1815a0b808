import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "../../lib/server/env.ts";
import { findSettingProblems, findTypos } from "../../lib/server/setting-problems.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const MAIL = { SMTP_URL: "smtp://mail.example.org", MAIL_TO: "owner@example.org" };
const ADMIN = { ADMIN_EMAIL: "ada@example.org", ADMIN_PASSWORD: "quartz ladder 93 violin" };

/** Settings that keep the site from serving, and the names that the sentence must contain. */
const INVALID: readonly (readonly [settings: Readonly<Record<string, string>>, ...names: string[]])[] = [
  [{ SITE_URL: "example.org" }, "SITE_URL"],
  [{ SITE_URL: "ftp://example.org" }, "SITE_URL"],
  [{ SITE_URL: "https://example.org/calculators" }, "SITE_URL"],
  [{ SITE_URL: "https://name:word@example.org" }, "SITE_URL"],
  [{ SITE_URL: "https://" }, "SITE_URL"],
  [{ DATABASE_URL: "hello" }, "DATABASE_URL"],
  [{ DATABASE_URL: "mysql://name@db/site" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://name:50%@db/site" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://name:a/b#c@db:x/site" }, "DATABASE_URL"],
  [{ DATABASE_POOL: "0" }, "DATABASE_POOL"],
  [{ DATA_DIR: "s3://bucket" }, "DATA_DIR"],
  [{ AUTH_SECRET: SECRET.slice(1) }, "AUTH_SECRET"],
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "0" }, "PORT"],
  [{ PORT: "65536" }, "PORT"],
  [{ PORT: "80.5" }, "PORT"],
  [{ PORT: "1e3" }, "PORT"],
  [{ METRICS_PORT: "-1" }, "METRICS_PORT"],
  [{ PORT: "4000", METRICS_PORT: "4000" }, "PORT", "METRICS_PORT"],
  [{ METRICS_PORT: "3000" }, "PORT", "METRICS_PORT"],
  [{ LISTEN_ADDRESS: "http://localhost" }, "LISTEN_ADDRESS"],
  [{ LISTEN_ADDRESS: "127.0.0.1:3000" }, "LISTEN_ADDRESS"],
  [{ LISTEN_ADDRESS: "127.0.0" }, "LISTEN_ADDRESS"],
  [{ PROCESSES: "two" }, "PROCESSES"],
  [{ PROCESSES: "129" }, "PROCESSES"],
  [{ DRAIN_SECONDS: "301" }, "DRAIN_SECONDS"],
  [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
  [{ LOG_LEVEL: "verbose" }, "LOG_LEVEL"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
  [{ HSTS_INCLUDE_SUBDOMAINS: "on" }, "HSTS_INCLUDE_SUBDOMAINS"],
  [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR"],
  [{ RATE_LIMIT_FACTOR: "-2" }, "RATE_LIMIT_FACTOR"],
  [{ RATE_LIMIT_FACTOR: "much" }, "RATE_LIMIT_FACTOR"],
  [{ ...MAIL, SMTP_URL: "mail.example.org" }, "SMTP_URL"],
  [{ ...MAIL, SMTP_URL: "https://mail.example.org" }, "SMTP_URL"],
  [{ SMTP_URL: MAIL.SMTP_URL }, "SMTP_URL", "MAIL_TO"],
  [{ MAIL_TO: MAIL.MAIL_TO }, "MAIL_TO", "SMTP_URL"],
  [{ MAIL_FROM: "site@example.org" }, "MAIL_FROM", "SMTP_URL"],
  [{ ...MAIL, MAIL_TO: "owner" }, "MAIL_TO"],
  [{ ...MAIL, MAIL_TO: "owner@example.org, nobody" }, "MAIL_TO"],
  [{ ...MAIL, MAIL_FROM: "a@example.org, b@example.org" }, "MAIL_FROM"],
  [{ ...MAIL, MAIL_FROM: "SciCalc" }, "MAIL_FROM"],
  [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "localhost:11434/v1" }, "OPENAI_BASE_URL"],
  [{ OPENAI_BASE_URL: "http://localhost:11434/v1" }, "OPENAI_BASE_URL", "OPENAI_API_KEY"],
  [{ ASSISTANT_DAILY_REQUESTS: "some" }, "ASSISTANT_DAILY_REQUESTS"],
  [{ ASSISTANT_DAILY_REQUESTS: "0" }, "ASSISTANT_DAILY_REQUESTS"],
  [{ ASSISTANT_DAILY_TOTAL: "1.5" }, "ASSISTANT_DAILY_TOTAL"],
  [{ ASSISTANT_DAILY_TOKENS: "23999" }, "ASSISTANT_DAILY_TOKENS", "24000"],
  [{ ASSISTANT_DAILY_TOTAL_TOKENS: "1000000000" }, "ASSISTANT_DAILY_TOTAL_TOKENS"],
  [{ ...ADMIN, ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
  [{ ...ADMIN, ADMIN_PASSWORD: "aaaaaaaaaaaaaaaa" }, "ADMIN_PASSWORD"],
  [{ ...ADMIN, ADMIN_PASSWORD: "password12345" }, "ADMIN_PASSWORD"],
  [{ ...ADMIN, ADMIN_EMAIL: "ada" }, "ADMIN_EMAIL"],
  [{ ADMIN_EMAIL: ADMIN.ADMIN_EMAIL }, "ADMIN_EMAIL", "ADMIN_PASSWORD"],
  [{ ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD }, "ADMIN_PASSWORD", "ADMIN_EMAIL"],
  [{ UPGRADE_FROM: "scicalc:41" }, "UPGRADE_FROM"],
];

const VALID: readonly Readonly<Record<string, string>>[] = [
  {},
  { SITE_URL: "", PORT: " ", DATABASE_URL: "" },
  { SITE_URL: "https://example.org/" },
  { SITE_URL: "http://localhost:3000" },
  { DATABASE_URL: "postgres://postgres@127.0.0.1:5432/postgres", DATABASE_POOL: "3" },
  { DATABASE_URL: "postgresql://name:50%25@db.example.org/site?sslmode=require" },
  { DATABASE_URL: "postgres:///scicalc?host=/var/run/postgresql" },
  { DATA_DIR: "memory://" },
  { AUTH_SECRET: SECRET },
  { PORT: "80", METRICS_PORT: "9100", METRICS_TOKEN: "token" },
  { LISTEN_ADDRESS: "127.0.0.1" },
  { LISTEN_ADDRESS: "::1" },
  { LISTEN_ADDRESS: "localhost" },
  { PROCESSES: "128", DRAIN_SECONDS: "2.5", LOG_LEVEL: "Debug", TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0.5" },
  { ...MAIL, MAIL_FROM: "SciCalc <site@example.org>" },
  { ...MAIL, SMTP_URL: "smtps://name:word@mail.example.org:465", MAIL_TO: "root@localhost" },
  { ...MAIL, MAIL_TO: '"Lovelace, Ada" <ada@example.org>, owner@example.org' },
  { OPENAI_API_KEY: "any", OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "small" },
  { ASSISTANT_DAILY_TOTAL: "1", ASSISTANT_DAILY_TOKENS: "24000", ASSISTANT_DAILY_TOTAL_TOKENS: "999999999" },
  { ASSISTANT_DAILY_REQUESTS: "1", UPGRADE_FROM: "aB3_-dEfGhIjKlMnOpQrS" },
  ADMIN,
];

describe("the settings", () => {
  it.each(INVALID.map(([settings, ...names]) => ({ settings, names })))(
    "$settings has one problem, in one sentence that names it",
    async ({ settings, names }) => {
      const problems = await findSettingProblems(settings);
      expect(problems).toHaveLength(1);
      for (const name of names) expect(problems[0]).toMatch(new RegExp(`\\b${name}\\b`));
      expect(problems[0]).toMatch(/^[A-Z].*\.$/);
      expect(problems[0]).not.toContain("\n");
    },
  );

  it.each(VALID)("%j has no problem", async (settings) => {
    expect(await findSettingProblems(settings)).toEqual([]);
  });

  it("report all problems together", async () => {
    const settings = { SITE_URL: "example.org", PORT: "x", SMTP_URL: MAIL.SMTP_URL, AUTH_SECRET: "short" };
    expect((await findSettingProblems(settings)).map((sentence) => sentence.split(" ")[0])).toEqual([
      "PORT",
      "SITE_URL",
      "AUTH_SECRET",
      "SMTP_URL",
    ]);
  });

  it("never appear with their values: each may contain a secret", async () => {
    const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, `q7-secret-${name.toLowerCase()}`]));
    const text = (await findSettingProblems(values)).join("\n");
    expect(text).toContain("DATABASE_URL");
    expect(text).not.toContain("q7-secret");
  });

  it("are those that .env.example explains, and the Chromium of the tests", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const names = [...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([...SETTING_NAMES, "CHROMIUM"].toSorted());
  });
});

describe("names that resemble a setting", () => {
  it("are reported with the setting that was probably meant", () => {
    expect(findTypos({ SITE_URI: "x", DATABSE_URL: "x", SMTPURL: "x", Site_Url: "x" })).toEqual([
      expect.stringMatching(/^SITE_URI .*SITE_URL/),
      expect.stringMatching(/^DATABSE_URL .*DATABASE_URL/),
      expect.stringMatching(/^SMTPURL .*SMTP_URL/),
      expect.stringMatching(/^Site_Url .*SITE_URL/),
    ]);
  });

  it("are not reported if they belong to the system or are settings", () => {
    const names = ["PATH", "HOST", "SORT", "HOME", "LOGNAME", "XDG_DATA_DIRS", "MAIL", "MAILTO_2", "PGPORT"];
    const system = Object.fromEntries([...names, ...SETTING_NAMES].map((name) => [name, "x"]));
    expect(findTypos(system)).toEqual([]);
    expect(findTypos({ SITE_URI: "" })).toEqual([]);
  });
});
