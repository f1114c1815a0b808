import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The shell first: it renders the same and takes half the time. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Finds a Chromium for the browser tests: the machine's, or installs one (Debian's, else Playwright's). */
export async function findChromium(
  run: (command: string, args: readonly string[]) => Promise<void>,
): Promise<string> {
  if (process.env.CHROMIUM === undefined && isRoot()) installFromDebian();
  const path = installed();
  if (path) return path;
  console.log("No Chromium found: installing one …");
  await run("playwright", ["install", "chromium"]);
  const now = installed();
  if (!now) throw new Error("No Chromium could be installed. Set CHROMIUM to the path of one.");
  return now;
}

/** Installs Debian's headless shell, or its Chromium if there is no shell. Does nothing without Debian. */
function installFromDebian(): void {
  if (onPath(SHELL) || spawnSync("apt-get", ["--version"]).status !== 0) return;
  const install = (name: string): boolean =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { stdio: "inherit" })
      .status === 0;
  console.log(`Installing ${SHELL} …`);
  if (install(SHELL)) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  if (!install(SHELL) && !installed()) install("chromium");
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return named;
  return NAMES.map(onPath).find(Boolean) ?? [chromium.executablePath()].find((path) => existsSync(path));
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const isRoot = (): boolean => process.getuid?.() === 0;

/** Flags of Chromium: no sandbox, since it runs as root, and no requests to Google. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
