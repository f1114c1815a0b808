import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Site, wait } from "../site.ts";
import { isAcknowledged, submit } from "./submissions.ts";

const NOBODY = { uid: 65534, gid: 65534 };

/** Fills the disk of the embedded database (a tmpfs of its own): writes are refused with a sentence, pages are served. */
export async function fullDisk(port: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", folder], {
    encoding: "utf8",
  });
  if (mounted.status !== 0) return [`not tested: ${mounted.stderr.trim()} (mounting needs root)`];
  const site = new Site(port, { DATA_DIR: folder });
  try {
    await site.start();
    const before = await submit(site.url);
    if (!isAcknowledged(before)) return [`answered ${before.status} on a disk with room: ${before.body}`];
    spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "filler")}`, "bs=64k"]);
    const faults: string[] = [];
    let refused = await submit(site.url);
    // What is left of the current log segment still takes some.
    for (let count = 0; count < 3000 && isAcknowledged(refused); count += 1) refused = await submit(site.url);
    console.log(`  full: ${refused.status} ${refused.body.slice(0, 200)}`);
    if (refused.status !== 503) faults.push(`answered ${refused.status} on a full disk`);
    if ((await fetch(`${site.url}/calculators/loan`)).status !== 200)
      faults.push("a calculator is not served");
    if (!site.isAlive) faults.push("the server ended");
    rmSync(join(folder, "filler"));
    await wait(500);
    let after = await submit(site.url);
    for (let count = 0; count < 10 && !isAcknowledged(after); count += 1) {
      await wait(500);
      after = await submit(site.url);
    }
    if (!isAcknowledged(after))
      faults.push(`answered ${after.status} when there was room again: ${after.body}`);
    return faults;
  } finally {
    await site.stop();
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the site with a data folder that it must not write: pages are served, what needs the database is refused. */
export async function readOnlyFolder(port: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-readonly-"));
  writeFileSync(join(folder, "taken"), "");
  chmodSync(folder, 0o555);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 0, 0);
  const site = new Site(port, { DATA_DIR: folder }, isRoot ? NOBODY : undefined);
  try {
    await site.start();
    const refused = await submit(site.url);
    console.log(`  read-only: ${refused.status} ${refused.body.slice(0, 200)}`);
    const faults = refused.status === 503 ? [] : [`answered ${refused.status} on a read-only folder`];
    const page = await fetch(`${site.url}/calculators/loan`);
    return page.status === 200 ? faults : [...faults, `a calculator answered ${page.status}`];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
