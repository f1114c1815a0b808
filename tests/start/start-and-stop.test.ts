import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { SmallProject } from "./small-project.ts";

let project: SmallProject;
let port: number;
beforeAll(async () => {
  project = new SmallProject();
  port = await freePort();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

/** The commands of a supervisor: npm, or Node without npm. */
const PARENTS = [
  ["npm", "start"],
  ["node", "scripts/start.mjs", "start"],
] as const;
const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const CASES = PARENTS.flatMap(([command, ...args]) =>
  SIGNALS.map((signal) => ({ name: [command, ...args].join(" "), command, args, signal })),
);

const ask = (): Promise<string> =>
  fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.text(),
    () => "nothing",
  );

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const ended = once(child, "exit");
  child.kill(signal);
  return ended;
}

describe("a signal to the process that a supervisor started", () => {
  it.each(CASES)("$signal to $name ends the server in order", async ({ command, args, signal }) => {
    project.addBuild();
    const child = project.start(command, args, { PORT: String(port) });
    await expect.poll(ask).toBe("ready");
    expect(await stop(child, signal)).toEqual([0, null]);
    expect(project.processes()).toEqual([]);
    expect(project.has("lock")).toBe(false);
    expect(await ask()).toBe("nothing");
  });

  it.each(CASES)("$signal to $name ends a build that runs", async ({ command, args, signal }) => {
    const child = project.start(command, args, { PORT: String(port) });
    await expect.poll(ask).toBe("building");
    const [code, by] = await stop(child, signal);
    // The exit status that a shell reports, or the signal that npm passes on to itself.
    expect([signal === "SIGTERM" ? 143 : 130, signal]).toContain(code ?? by);
    await expect.poll(() => project.processes()).toEqual([]);
    expect(await ask()).toBe("nothing");
    expect(project.has(".next")).toBe(false);
  });
});

it("a signal to npm ends the other commands, too, whose shell does not forward it", async () => {
  const child = project.start("npm", ["run", "build"], { PORT: String(port) });
  await expect.poll(ask).toBe("building");
  await stop(child, "SIGTERM");
  await expect.poll(() => project.processes()).toEqual([]);
  expect(await ask()).toBe("nothing");
});

describe("the build that is served", () => {
  it("stays as it is when the next build fails, and is served from the old sources", async () => {
    project.addBuild();
    const stamp = project.read(".next/source-stamp");
    project.write("broken", "");
    project.write("lib/new-file.ts", "export const = ;");
    const failing = project.start("node", ["scripts/start.mjs", "start"], { PORT: String(port) });
    expect(await once(failing, "exit")).toEqual([1, null]);
    expect(project.output).toMatch(
      /Syntax error\n\nThe build failed\.\nThe last complete build is unchanged/,
    );
    expect(project.output).not.toMatch(/\n\s+at /);
    expect(project.read(".next/source-stamp")).toBe(stamp);
    expect(project.has(".next/half")).toBe(false);

    project.delete("lib/new-file.ts");
    const child = project.start("node", ["scripts/start.mjs", "start"], { PORT: String(port) });
    await expect.poll(ask).toBe("ready");
    expect(await stop(child, "SIGTERM")).toEqual([0, null]);
  });

  it.each([
    ["before", ".next-new", undefined],
    ["between", ".next-new", ".next-old"],
  ])("is the new one after a replacement that ended %s its steps", async (_when, folder, old) => {
    project.addBuild(folder);
    if (old) project.write(`${old}/source-stamp`, "old");
    const child = project.start("node", ["scripts/start.mjs", "start"], { PORT: String(port) });
    await expect.poll(ask).toBe("ready");
    expect(await stop(child, "SIGTERM")).toEqual([0, null]);
    expect([".next", ".next-new", ".next-old"].map((name) => project.has(name))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("settings that keep the site from serving", () => {
  it.each([["start"], ["build"], ["dev"], ["check:settings"]])(
    "end npm run %s with 78 and a sentence each, and nothing is built",
    async (name) => {
      const settings = { SITE_URL: "example.org", PORT: "none" };
      const child = project.start("npm", ["run", "--silent", name], settings);
      expect(await once(child, "exit")).toEqual([78, null]);
      expect(project.output.trim().split("\n")).toEqual([
        expect.stringMatching(/^PORT must be .*\.$/),
        expect.stringMatching(/^SITE_URL must be .*\.$/),
      ]);
      expect([project.has(".next"), project.has(".next-new")]).toEqual([false, false]);
    },
  );
});

describe("unknown options", () => {
  it.each([
    [["start", "--procesess", "4"], /^Usage: npm run start -- \[--processes <whole number>\]$/],
    [["start", "--processes", "0"], /^Usage: /],
    [["build", "--fast"], /^"npm run build" takes no arguments\.$/],
    [["check:settings", "--mail"], /^"npm run check:settings" takes no arguments\.$/],
    [["audit", "aprove"], /^Usage: npm run audit -- \[approve \| properties/],
    [["test", "tests/units"], /^Usage: npm run test -- \[unit /],
    [["begin"], /^Unknown command "begin"\. /],
  ])("of %j get a sentence and the status 2", async (args, sentence) => {
    const child = project.start("node", ["scripts/start.mjs", ...args]);
    expect(await once(child, "exit")).toEqual([2, null]);
    expect(project.output.trim()).toMatch(sentence);
  });
});
