import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Nginx, startNginx } from "../nginx.ts";
import { Site } from "../site.ts";
import { printTable } from "./table.ts";
import { type Answer, requestPage } from "./through-nginx.ts";

const PORT = 3225;
const PACKAGE = "@mdn/mdn-http-observatory@1.4.8";
/** Name of the site in the test certificate. */
const HOST = "scicalc.example";
/** Minimum score of an A+. */
const LEAST = 100;

/**
 * One page of each kind. Embeds intentionally allow framing, which costs points: they are listed without that
 * deduction.
 */
const PAGES = [
  "/",
  "/converters",
  "/converters/general-physics-mechanics/length",
  "/calculators/bmi",
  "/calculators/scientific",
  "/calculators/hvac",
  "/articles/how-to-use-scientific-calculator-functions",
  "/faq",
  "/reviews",
  "/admin",
  "/project",
  "/contact",
];
const EMBED = "/embed/bmi";
/** Points that the scoring deducts for a page that any site may frame. */
const FRAMED = 20;

interface Output {
  result: string;
  pass: boolean;
  constructor: { title: string };
}

/**
 * Grades a page of each kind with MDN's HTTP Observatory, through deploy/nginx.conf: first by http, then
 * after the redirect, with the certificate checked. Passes if each has an A+.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-observatory-"));
  const site = new Site(PORT, { DATA_DIR: "memory://", SITE_URL: `https://${HOST}` });
  let nginx: Nginx | undefined;
  try {
    const { ALL_TESTS, Requests, parseHttpEquivHeaders, grader } = await scoring(folder);
    await site.start();
    const started = await startNginx([PORT, PORT, PORT]);
    nginx = started;
    const scored = ({ page, ...answer }: Answer) => ({
      ...answer,
      data: page,
      request: { responseURL: answer.url.href },
      httpEquiv: parseHttpEquivHeaders(page, answer.url.href),
    });
    const graded = await Promise.all(
      [...PAGES, EMBED].map(async (path) => {
        const [byHttp, byHttps] = [
          await requestPage(started, new URL(path, `http://${HOST}`)),
          await requestPage(started, new URL(path, `https://${HOST}`)),
        ];
        const [first, last] = [byHttp[0], byHttp.at(-1)];
        const https = byHttps.at(-1);
        if (!first || !last || !https) throw new Error(`${path} was not answered`);
        const { page, url } = https;
        if (https.headers["set-cookie"]) throw new Error(`${path} sets a cookie: score it as well`);
        const requests = new Requests(HOST);
        Object.assign(requests.responses, {
          auto: scored(https),
          https: scored(https),
          http: scored(last),
          httpRedirects: byHttp.map((answer) => ({ url: answer.url, status: answer.status })),
        });
        requests.resources.path = page;
        requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } };
        const outputs = ALL_TESTS.map((test) => test(requests));
        const changes = outputs.map(({ result }) => grader.getScoreModifier(result));
        const losses = sum(changes.filter((change) => change < 0));
        // Extra credit applies from an A on.
        const score = 100 + (100 + losses >= 90 ? sum(changes) : losses);
        const lost = outputs.filter((_, at) => (changes[at] ?? 0) < 0).map(({ result }) => result);
        return { path, score, grade: grader.getGradeForScore(score).grade, lost };
      }),
    );
    printTable(
      "MDN HTTP Observatory",
      ["page", "score", "grade", "what costs"],
      graded.map(({ path, score, grade, lost }) => [path, String(score), grade, lost.join(", ")]),
    );
    return graded.every(({ path, score }) => score >= (path === EMBED ? LEAST - FRAMED : LEAST));
  } finally {
    await nginx?.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

interface Scoring {
  ALL_TESTS: readonly ((requests: unknown) => Output)[];
  Requests: new (host: string) => { responses: object; resources: { path: string }; session: unknown };
  parseHttpEquivHeaders: (html: string, url: string) => unknown;
  grader: {
    getScoreModifier: (result: string) => number;
    getGradeForScore: (score: number) => { grade: string };
  };
}

async function scoring(folder: string): Promise<Scoring> {
  writeFileSync(join(folder, "package.json"), "{}");
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", PACKAGE];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  const home = join(folder, "node_modules/@mdn/mdn-http-observatory");
  if (status !== 0 || !existsSync(home)) throw new Error(`${PACKAGE} could not be installed`);
  mkdirSync(join(home, "conf"), { recursive: true });
  writeFileSync(join(home, "conf/hsts-preload.json"), "{}");
  const load = (file: string) => import(pathToFileURL(join(home, "src", file)).href);
  const [constants, types, utils, grader] = await Promise.all(
    ["constants.js", "types.js", "retriever/utils.js", "grader/grader.js"].map(load),
  );
  return { ...constants, ...types, ...utils, grader } as Scoring;
}
