import type { Page } from "@playwright/test";
import type { Project } from "../lib/projects/project";
import { sharedProject } from "../lib/projects/share-link";
import { expect, test } from "./support/test";

/**
 * Maximum duration of a task of the page during a long calculation: 0.2 s, and room for a busy machine. All of the
 * calculation in one task would take 10 s and more.
 */
const MAX_TASK_MS = 1000;
const ROOMS = 200;

const ROOM = { name: "R", area: "20" };
const buildings = (count: number): Project => ({
  format: "scicalc-project",
  version: 1,
  id: "campus",
  name: "Campus",
  number: "",
  client: "",
  author: "",
  notes: "",
  units: "si",
  entries: Array.from({ length: count }, (_, at) => ({
    id: `b${at + 1}`,
    calculator: "hvac",
    title: `Building ${at + 1}`,
    notes: "",
    inputs: { mode: "rts", rooms: Array.from({ length: ROOMS }, () => ROOM) },
    currency: "USD",
    links: [],
  })),
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
});

const linkOf = async (project: Project) => `/project/shared#${await sharedProject(project)}`;
const progress = (page: Page) => page.getByRole("progressbar");
const cancel = (page: Page) => page.getByRole("button", { name: "Cancel" });

/** Waits for the last part of the report. By its ID: role queries read a hundred thousand elements, in tasks of the page. */
const reportOf = (page: Page, count: number) =>
  page.waitForSelector(`#part-${count}`, { state: "attached", timeout: 120_000 });

/** Notes the longest task of the page from its start. */
const observeTasks = (page: Page) =>
  page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "longtask", buffered: true });
  });
const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);

test("a link with too many rows is rejected with a sentence", async ({ page }) => {
  const link = await linkOf(buildings(40));
  expect(link.length).toBeLessThan(2_000);
  await page.goto(link);
  await expect(page.getByRole("alert").filter({ hasText: "5,000 rows" })).toBeVisible();
});

test("the page responds while a large project is calculated, and reports it", async ({ page }) => {
  await observeTasks(page);
  await page.goto(await linkOf(buildings(6)));
  await expect(progress(page)).toBeVisible();
  await reportOf(page, 6);
  const longest = await longestTask(page);
  console.log(`longest task: ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(MAX_TASK_MS);
});

test("a long calculation can be canceled and continued", async ({ page }) => {
  await page.goto(await linkOf(buildings(12)));
  await cancel(page).click();
  await expect(page.getByText(/^Canceled after \d+ of 12 calculations$/)).toBeVisible();
  await expect(page.getByText("The report needs every calculation.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await reportOf(page, 12);
});

test("a saved copy displays each result as it is calculated", async ({ page }) => {
  await page.goto(await linkOf(buildings(12)));
  await page.getByRole("button", { name: "Save a copy" }).click();
  await page.waitForURL(/\/project\/open\?id=/);
  await cancel(page).click();
  await expect(page.getByText("Not calculated").last()).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Not calculated")).toHaveCount(0);
  await expect(page.getByText("Calculating…")).toHaveCount(0, { timeout: 90_000 });
});
