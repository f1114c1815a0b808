/**
 * Runs programs one after the other and forwards the signals that end this process to the one that runs. Plain JavaScript,
 * because scripts/start.mjs runs on Node versions without type stripping.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
/** Added to a signal's number, this is the exit status that shells report for a process that the signal ended. */
const SIGNAL_STATUS = 128;
/** Interval of parent process checks, in ms. */
const PARENT_INTERVAL_MS = 250;

/** @type {import("node:child_process").ChildProcess | undefined} */
let running;
/** @type {NodeJS.Signals | undefined} */
let received;

const statusOf = (/** @type {NodeJS.Signals} */ signal) => SIGNAL_STATUS + constants.signals[signal];

/** @param {NodeJS.Signals} signal */
function end(signal) {
  received ??= signal;
  if (running) running.kill(signal);
  else process.exit(statusOf(signal));
}

for (const signal of SIGNALS) process.on(signal, () => end(signal));

// The shell in which npm runs a script ends at a signal and does not forward it. `npm start` replaces that
// shell.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end("SIGTERM");
  }, PARENT_INTERVAL_MS);
  watch.unref();
}

/**
 * Runs a program in this terminal. If this process receives a signal, it forwards the signal, waits for the program, and exits
 * with the program's status, or as ended by the signal if the program would have been followed by another one.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, isLast?: boolean }} options `isLast`: nothing runs after it
 * @returns {Promise<number>} the exit status, with 128 added for a signal
 */
export async function runProgram(command, args, { isLast = false, ...options }) {
  const child = spawn(command, args, { ...options, stdio: "inherit" });
  running = child;
  const status = await new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(code ?? (signal ? statusOf(signal) : 1)));
  });
  running = undefined;
  if (received !== undefined) process.exit(isLast || status !== 0 ? status : statusOf(received));
  return status;
}
