import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wait } from "../site.ts";
import { isAcknowledged, submit } from "./submissions.ts";
import type { Target } from "./target.ts";

export async function onSmallDisk(test: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", folder], {
    encoding: "utf8",
  });
  if (mounted.status !== 0) return [`not tested: ${mounted.stderr.trim()} (mounting needs root)`];
  try {
    return await test(folder);
  } finally {
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Fills the disk of the database: writes are rejected with a sentence, pages are served, and everything
 * resumes when there is room.
 */
export async function fullDisk(target: Target, folder: string): Promise<string[]> {
  await target.start();
  const before = await submit(target.url);
  if (!isAcknowledged(before)) return [`answered ${before.status} on a disk with room: ${before.body}`];
  spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "filler")}`, "bs=64k"]);
  const faults: string[] = [];
  let answer = await submit(target.url);
  // The rest of the current log segment still accepts some submissions.
  for (let count = 0; count < 3000 && isAcknowledged(answer); count += 1) answer = await submit(target.url);
  console.log(`  full: ${answer.status} ${answer.body.slice(0, 200)}`);
  if (answer.status !== 503) faults.push(`answered ${answer.status} on a full disk`);
  if ((await fetch(`${target.url}/calculators/loan`)).status !== 200)
    faults.push("a calculator is not served");
  if (!target.isAlive) faults.push("a server ended");
  rmSync(join(folder, "filler"));
  await wait(500);
  let after = await submit(target.url);
  for (let count = 0; count < 10 && !isAcknowledged(after); count += 1) {
    await wait(500);
    after = await submit(target.url);
  }
  if (!isAcknowledged(after))
    faults.push(`answered ${after.status} when there was room again: ${after.body}`);
  return faults;
}

/** User without write access to the project; undefined unless this process is root. */
export const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

export async function inReadOnlyFolder(test: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "scicalc-readonly-"));
  writeFileSync(join(folder, "taken"), "");
  chmodSync(folder, 0o555);
  if (unprivilegedUser) chownSync(folder, 0, 0);
  try {
    return await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that servers without write access serve pages, and answer a form with this status. */
export async function writingNothing(target: Target, status: 201 | 503): Promise<string[]> {
  await target.start();
  const sent = await submit(target.url);
  console.log(`  read-only: ${sent.status} ${sent.body.slice(0, 200)}`);
  const faults = sent.status === status ? [] : [`answered ${sent.status} on a read-only folder`];
  const page = await fetch(`${target.url}/calculators/loan`);
  return page.status === 200 ? faults : [...faults, `a calculator answered ${page.status}`];
}
