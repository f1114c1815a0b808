import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** Files that a copy doesn’t need: generated ones, and large ones that don’t change. */
const LEFT_OUT = [
  ".git",
  ".next",
  ".next-new",
  ".next-old",
  ".data",
  "node_modules",
  "reports",
  "test-results",
];

/** A copy of the project that may be changed; its packages are those of the original. */
export class CopiedProject {
  readonly folder = mkdtempSync(join(tmpdir(), "scicalc-copy-"));

  constructor() {
    for (const name of readdirSync(root))
      if (!LEFT_OUT.includes(name)) cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Adds files, whose paths are those from `folder`, a folder of the original. */
  add(folder: string): void {
    cpSync(join(root, folder), this.folder, { recursive: true });
  }

  /** Runs a program in it and returns its output. Asynchronous, so that Vitest hears from the test meanwhile. */
  async run(command: string, ...args: readonly string[]): Promise<{ ok: boolean; output: string }> {
    const bin = join(root, "node_modules", ".bin");
    const program = spawn(command, args, {
      cwd: this.folder,
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        NO_COLOR: "1",
        FORCE_COLOR: "0",
        VITEST: "",
      },
    });
    let output = "";
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    const [status] = await once(program, "close");
    return { ok: status === 0, output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
