/**
 * Runs sqlmap and wapiti (Debian's packages, installed if missing) against the public endpoints of the built
 * site, on a separate Postgres server. Part of `npm run audit`. Exits with 1 if one of them finds something,
 * or if a target does not answer valid requests, before and after.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../postgres.ts";
import { makeReviews } from "../sample-reviews.ts";
import { Site } from "../site.ts";
import { install, sqlmap, wapiti } from "./attacks.ts";
import { ADMIN, ENDPOINTS, PAGES, refusalOf, type Target } from "./targets.ts";

const PORT = 3221;

install();
const folder = mkdtempSync(join(tmpdir(), "scicalc-security-"));
const postgres = await startPostgres();
const site = new Site(PORT, {
  DATABASE_URL: postgres.url,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});

/** Adds reviews, without which attacks on the list would have empty answers. */
async function fill(): Promise<void> {
  await fetch(`${site.url}/api/health/ready`);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await makeReviews(client, 100);
  await client.end();
}

const attacks: readonly [name: string, attack: typeof sqlmap, targets: readonly Target[]][] = [
  ["sqlmap", sqlmap, ENDPOINTS],
  ["wapiti", wapiti, PAGES],
];
const findings: string[] = [];
try {
  await site.start();
  await fill();
  for (const [name, attack, targets] of attacks)
    for (const target of targets) {
      const start = Date.now();
      const problem = await refusalOf(site.url, target);
      findings.push(...problem);
      if (problem.length > 0) continue;
      findings.push(...(await attack(site.url, target, folder)), ...(await refusalOf(site.url, target)));
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`  ${name} ${target.body ? "POST" : "GET"} ${target.path}: ${seconds} s`);
    }
  if (!site.isAlive) findings.push("the server ended");
} finally {
  await site.stop();
  postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  findings.length === 0
    ? "  sqlmap and wapiti found nothing"
    : findings.map((line) => `  FOUND: ${line}`).join("\n"),
);
process.exit(findings.length === 0 ? 0 : 1);
