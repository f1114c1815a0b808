import { chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { serveSite } from "./serve.ts";
import { median, printTable } from "./table.ts";

const LIMIT_MS = 50;
const SLOWDOWN = 4;
const TIMES = 9;
/** Time within which the matching pages follow the answer, in ms. */
const SETTLED_MS = 400;
/** Time limit for an answer, in ms. */
const PATIENCE_MS = 5000;

/** Queries, each with a part of the expected answer. The benchmark measures the last key of each. */
const QUERIES: readonly (readonly [query: string, answer: string])[] = [
  ["2+2", "4"],
  ["350f", "176.66667"],
  ["5'11\"", "180.34"],
  ["5 ft 11 in to cm", "180.34"],
  ["100 km/h to mph", "62.13711922"],
  ["kg lbs", "2.204622622"],
  ["12 awg to mm2", "3.308772876"],
  ["15% of 80", "12"],
  ["300k at 6.5% for 30 years", "$1,896.20"],
  ["days between march 3 2024 and june 1 2024", "90"],
  ["kinetic energy of 1500 kg at 100 km/h", "578,704"],
  ["how do i find out how wide a duct should be for 500 cfm of air", ""],
  [`${"(1+2)*".repeat(30)}3`, "617,673,396,283,947"],
];

/**
 * Returns the time from the input event of the last key until the answer is in the page, and the longest task
 * until nothing changes, in ms.
 */
async function lastKey(
  page: Page,
  query: string,
  answer: string,
): Promise<{ delay: number; blocked: number }> {
  const field = page.getByRole("main").getByRole("combobox");
  await field.fill(query.slice(0, -1));
  await page.waitForTimeout(400);
  const measured = page.evaluate(
    ([wanted, settled, timeout]) =>
      new Promise<{ delay: number; blocked: number }>((resolve, reject) => {
        let start = 0;
        let delay = 0;
        let blocked = 0;
        let last = 0;
        const list = document.querySelector("main [data-answer-bar]")?.closest("search") ?? document.body;
        const field = document.querySelector<HTMLInputElement>("main [data-answer-bar]");
        const isThere = (): boolean =>
          (list.querySelector("[role=option] .numeral")?.textContent ?? "").startsWith(wanted);
        const channel = new MessageChannel();
        // A message arrives as soon as the processor is free.
        channel.port1.onmessage = () => {
          const now = performance.now();
          blocked = Math.max(blocked, now - last);
          last = now;
          if (delay === 0 && wanted !== "" && isThere()) delay = now - start;
          if (now - start > settled && (delay > 0 || wanted === "")) resolve({ delay, blocked });
          else if (now - start > timeout)
            reject(new Error(`No ${wanted} but ${list.querySelector("[role=option]")?.textContent}`));
          else channel.port2.postMessage(0);
        };
        field?.addEventListener(
          "input",
          () => {
            start = performance.now();
            last = start;
            channel.port2.postMessage(0);
          },
          { capture: true, once: true },
        );
      }),
    [answer, SETTLED_MS, PATIENCE_MS] as const,
  );
  await field.press("End");
  await page.keyboard.type(query.slice(-1));
  return measured;
}

/** Measures the last key of each query in the answer bar, once everything that it needs is loaded. */
export async function run(): Promise<boolean> {
  const site = await serveSite();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
  const rows: string[][] = [];
  let within = true;
  try {
    const page = await browser.newPage();
    await page.goto(site.url);
    // Warms up the data of the question.
    for (const [query] of QUERIES) {
      await page.getByRole("main").getByRole("combobox").fill(query);
      await page.waitForTimeout(1500);
    }
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    for (const [query, answer] of QUERIES) {
      const times = [];
      for (let count = 0; count < TIMES; count += 1) times.push(await lastKey(page, query, answer));
      const delay = median(times.map((each) => each.delay));
      const blocked = median(times.map((each) => each.blocked));
      const isQuick = (answer === "" ? blocked : Math.max(delay, blocked)) <= LIMIT_MS;
      within &&= isQuick;
      rows.push([
        query.slice(0, 40),
        answer === "" ? "" : delay.toFixed(1),
        blocked.toFixed(1),
        Math.max(...times.map((each) => each.blocked)).toFixed(1),
        isQuick ? "" : "TOO SLOW",
      ]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  printTable(
    `Answer bar: last key until the answer is in the page, ms, processor slowed ${SLOWDOWN}× (limit ${LIMIT_MS})`,
    ["question", "shown", "busy", "worst busy", ""],
    rows,
  );
  return within;
}
