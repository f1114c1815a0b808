/**
 * sqlmap and wapiti (Debian's packages, installed when they are missing) against the public endpoints of the built site,
 * which runs on a Postgres server of its own. Part of `npm run audit`. Ends with 1 when one of them finds something.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../postgres.ts";
import { Site } from "../site.ts";

const PORT = 3221;

/** What is sent, with every parameter that a server reads. */
interface Endpoint {
  path: string;
  /** A JSON body; without one it is a GET. */
  body?: object;
}

const ENDPOINTS: readonly Endpoint[] = [
  { path: "/api/faqs" },
  { path: "/api/reviews?cursor=x" },
  { path: "/api/v1/convert?category=length&from=meter&to=foot&value=1" },
  { path: "/api/v1/calculators/loan?amount=250000&rate=6.5" },
  { path: "/api/reviews", body: { name: "Ada", rating: 5, comment: "Exact.", submissionKey: "k1" } },
  {
    path: "/api/contact",
    body: { name: "Ada", email: "a@example.org", subject: "Hi", message: "Hello.", submissionKey: "k2" },
  },
  { path: "/api/chat", body: { message: "5 ft in cm" } },
  { path: "/api/auth/sign-in/email", body: { email: "a@example.org", password: "not the password" } },
];

/** Of wapiti's: what is a fault in itself. `ssrf` asks a server of wapiti's makers, which closed networks refuse. */
const WAPITI_MODULES = "blindsql,cookieflags,crlf,exec,file,permanentxss,redirect,sql,xss,xxe";
const WAPITI_PAGES = ["/", "/faq", "/contact", "/reviews", "/admin", "/calculators/loan?amount=1&rate=2"];
/** Seconds for a start page. */
const WAPITI_TIME = "120";

function install(): void {
  if (spawnSync("sqlmap", ["--version"]).status === 0 && spawnSync("wapiti", ["--version"]).status === 0)
    return;
  const apt = (...args: string[]) => spawnSync("apt-get", [...args], { stdio: "inherit" }).status === 0;
  const both = () => apt("install", "-y", "-qq", "--no-install-recommends", "sqlmap", "wapiti");
  if (!both() && !(apt("update", "-qq") && both()))
    throw new Error("sqlmap and wapiti could not be installed");
}

/** Parameters that sqlmap could inject into. */
function sqlmap(url: string, { path, body }: Endpoint, folder: string): string[] {
  const args = [
    "-u",
    url + path,
    "--batch",
    "--level=2",
    "--risk=2",
    "--threads=4",
    "--technique=BEUSQ",
    "--flush-session",
  ];
  const sent = body ? ["--data", JSON.stringify(body), "--headers", "Content-Type: application/json"] : [];
  // What refuses a bad value answers with these on purpose.
  const refused = ["--ignore-code=*", "--output-dir", join(folder, "sqlmap")];
  const { stdout, status } = spawnSync("sqlmap", [...args, ...sent, ...refused], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0 && stdout === "") return [`${path}: sqlmap did not run`];
  if (/is vulnerable|sqlmap identified the following injection point/i.test(stdout))
    return [`${path}: injectable`];
  if (/do not appear to be injectable|no parameter\(s\) found for testing/i.test(stdout)) return [];
  return [`${path}: sqlmap ended without a verdict: ${stdout.slice(-300)}`];
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; parameter: string; info: string }[]>;
}

/** What wapiti calls vulnerabilities, from one start page. */
function wapiti(url: string, page: string, folder: string): string[] {
  const output = join(folder, "wapiti.json");
  const args = [
    "-u",
    `${url}${page}`,
    "--scope",
    "page",
    "-m",
    WAPITI_MODULES,
    "--flush-session",
    "--no-bugreport",
  ];
  const limits = [
    "--max-scan-time",
    WAPITI_TIME,
    "--max-attack-time",
    WAPITI_TIME,
    "--store-session",
    folder,
  ];
  const { stderr } = spawnSync("wapiti", [...args, ...limits, "-f", "json", "-o", output], {
    encoding: "utf8",
  });
  try {
    const report = JSON.parse(readFileSync(output, "utf8")) as WapitiReport;
    rmSync(output);
    return Object.entries(report.vulnerabilities).flatMap(([kind, found]) =>
      found.map(({ path, parameter, info }) => `${kind} at ${path} (${parameter}): ${info}`),
    );
  } catch {
    return [`${page}: wapiti left no report: ${stderr.slice(-300)}`];
  }
}

install();
const folder = mkdtempSync(join(tmpdir(), "scicalc-security-"));
const postgres = await startPostgres();
const site = new Site(PORT, { DATABASE_URL: postgres.url });
const found: string[] = [];
try {
  await site.start();
  for (const endpoint of ENDPOINTS) {
    console.log(`  sqlmap ${endpoint.body ? "POST" : "GET"} ${endpoint.path}`);
    found.push(...sqlmap(site.url, endpoint, folder));
  }
  for (const page of WAPITI_PAGES) {
    console.log(`  wapiti ${page}`);
    found.push(...wapiti(site.url, page, folder));
  }
  if (!site.isAlive) found.push("the server ended");
} finally {
  await site.stop();
  postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  found.length === 0
    ? "  sqlmap and wapiti found nothing"
    : found.map((line) => `  FOUND: ${line}`).join("\n"),
);
process.exit(found.length === 0 ? 0 : 1);
