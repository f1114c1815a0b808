import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { openSection } from "./support/sections";
import { expect, open, test } from "./support/test";

const PROJECTS = "/project";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** A calculation of the flow. */
const card = (page: Page, title: string) =>
  page.locator("ol > li").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
/** A key figure of a calculation. */
const figure = (page: Page, title: string, label: string) =>
  card(page, title).locator("dl > div").filter({ hasText: label }).locator("dd");
const bar = (page: Page) => page.getByRole("complementary", { name: "Project" });
const saved = (page: Page) => page.locator("main").getByText(/^Saved/);

async function newProject(page: Page): Promise<void> {
  await open(page, PROJECTS);
  await button(page, "New project").click();
  await expect(heading(page, "Calculations")).toBeVisible();
}

async function add(page: Page, calculator: string): Promise<void> {
  await page.getByLabel("Calculator", { exact: true }).selectOption({ label: calculator });
  await button(page, "Add").click();
  await expect(card(page, calculator)).toBeVisible();
}

async function openExample(page: Page): Promise<void> {
  await open(page, PROJECTS);
  await button(page, "Open the example").click();
  await expect(heading(page, "Small office")).toBeVisible();
  await expect(figure(page, "Supply ducts", "Fan airflow")).toBeVisible();
}

test("the example is opened; a larger window is felt in the ducts and the pipes behind it", async ({
  page,
}) => {
  await openExample(page);
  await expect(page.getByText("Calculating…")).toHaveCount(0);
  await expectNoViolations(page, "the example project");
  const flow = figure(page, "Supply ducts", "Fan airflow");
  const before = await flow.textContent();
  const pressure = await figure(page, "Supply ducts", "Total pressure of the critical path").textContent();
  await card(page, "Rooms").getByRole("link", { name: "Rooms", exact: true }).click();
  await expect(bar(page)).toContainText("Small office");
  const room = page.locator('[data-row="rooms.2"]');
  await room
    .getByRole("button", { name: /Office 1/ })
    .first()
    .click();
  await room.getByRole("button", { name: /^surface 1/i }).click();
  const glass = room.getByLabel(/^Window area/).first();
  await expect(glass).toHaveValue("4");
  await glass.fill("9");
  await expect(bar(page)).toContainText("Saved");
  await bar(page).getByRole("link", { name: "Small office" }).click();
  await expect(flow).not.toHaveText(before ?? "");
  await expect(figure(page, "Supply ducts", "Total pressure of the critical path")).not.toHaveText(
    pressure ?? "",
  );
  // The duct of that room says where its air comes from.
  await card(page, "Supply ducts").getByRole("link", { name: "Supply ducts", exact: true }).click();
  await expect(page.locator('[data-field="sections"]')).toContainText("From Rooms: 8 rooms");
  await expectNoViolations(page, "a calculator within a project");
});

test("what is done is kept, undone and redone, on both pages and over a reload", async ({ page }) => {
  await newProject(page);
  await add(page, "Duct Sizer");
  await page.getByLabel("Project", { exact: true }).fill("Level 2");
  await expect(heading(page, "Level 2")).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, "Level 2")).toBeVisible();
  await button(page, "Remove Duct Sizer").click();
  await expect(card(page, "Duct Sizer")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(card(page, "Duct Sizer")).toBeVisible();
  await card(page, "Duct Sizer").getByRole("link", { name: "Duct Sizer" }).click();
  await expect(bar(page)).toContainText("Level 2");
  const flow = page.getByLabel("Airflow", { exact: true });
  await expect(flow).toHaveValue("450");
  await flow.fill("800");
  await expect(bar(page)).toContainText("Saved");
  await button(page, "Undo").click();
  await expect(flow).toHaveValue("450");
  await button(page, "Redo").click();
  await expect(flow).toHaveValue("800");
  await expect(bar(page)).toContainText("Saved");
  await page.reload();
  await expect(flow).toHaveValue("800");
  // The undo steps outlast the reload.
  await expect(button(page, "Undo")).toBeEnabled();
  await button(page, "Undo").click();
  await expect(flow).toHaveValue("450");
});

test("a switch of units changes neither what was entered nor the design", async ({ page }) => {
  await openExample(page);
  await expect(page).toHaveTitle(/^Small office/);
  const units = page.getByRole("radiogroup", { name: "Units of the project" });
  const stored = async () => {
    const download = page.waitForEvent("download");
    await button(page, "Export").click();
    const project = JSON.parse(await readFile(await (await download).path(), "utf8"));
    return { ...project, units: undefined, updatedAt: undefined };
  };
  await units.getByRole("radio", { name: "US" }).click();
  await expect(figure(page, "Supply ducts", "Total pressure of the critical path")).toContainText("inH₂O");
  const before = await stored();
  const pressure = await figure(page, "Supply ducts", "Total pressure of the critical path").textContent();
  await units.getByRole("radio", { name: "SI" }).click();
  await expect(figure(page, "Supply ducts", "Total pressure of the critical path")).toContainText("Pa");
  expect(await stored()).toEqual(before);
  await units.getByRole("radio", { name: "US" }).click();
  await expect(figure(page, "Supply ducts", "Total pressure of the critical path")).toHaveText(
    pressure ?? "",
  );
  expect(await stored()).toEqual(before);
});

test("a full storage is named, with the export", async ({ page, errors }) => {
  await newProject(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await page.getByLabel("Project", { exact: true }).fill("Level 2");
  const alert = page.getByRole("alert").filter({ hasText: "storage for this site is full" });
  await expect(alert).toContainText("Export the project before you close this page.");
  const download = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("level-2.scicalc.json");
  expect(errors).toEqual([]);
});

test("two windows with one project keep the changes of both", async ({ page, context }) => {
  await newProject(page);
  await add(page, "Loan");
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(card(other, "Loan")).toBeVisible();
  await add(other, "Duct Sizer");
  await expect(card(page, "Duct Sizer")).toBeVisible();
  await Promise.all([
    page.getByLabel("Client").fill("The owner"),
    other.getByLabel("Prepared by").fill("An engineer"),
  ]);
  await expect(other.getByLabel("Client")).toHaveValue("The owner");
  await expect(page.getByLabel("Prepared by")).toHaveValue("An engineer");
  // Deleted there, it is not lost here.
  await button(other, "Delete").click();
  await expect(page.getByText("This project was deleted in another window.")).toBeVisible();
  await button(page, "Restore it").click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Client")).toHaveValue("The owner");
});

test("a result leads on to the next calculator, without a project and within one", async ({ page }) => {
  await open(page, "/calculators/hvac");
  await openSection(page, "Compare and print");
  await page.getByRole("link", { name: /^Size the main duct/ }).click();
  await expect(page).toHaveURL(/\/calculators\/ductsizer\?.*flow=/);
  await expect(page.getByLabel("Airflow", { exact: true })).not.toHaveValue("450");

  await newProject(page);
  await add(page, "HVAC Load");
  await card(page, "HVAC Load").getByRole("link", { name: "HVAC Load" }).click();
  await expect(bar(page)).toContainText("Saved");
  await openSection(page, "Compare and print");
  await page.getByRole("link", { name: /^Size the main duct/ }).click();
  const note = page.locator('[data-field="flow"]').getByText(/^From HVAC Load: Supply air, /);
  await expect(note).toBeVisible();
  const flow = page.getByLabel("Airflow", { exact: true });
  const linkedFlow = await flow.inputValue();
  // A value of one's own detaches the field; it can follow again.
  await flow.fill("321");
  await expect(page.getByText(/^Detached from HVAC Load: Supply air, which is now /)).toBeVisible();
  await expect(bar(page)).toContainText("Saved");
  await page.reload();
  await expect(flow).toHaveValue("321");
  await button(page, "Link again").click();
  await expect(flow).toHaveValue(linkedFlow);
  await button(page, "Detach").click();
  await expect(page.getByText("Detached from HVAC Load: Supply air", { exact: true })).toBeVisible();
  await expect(flow).toHaveValue(linkedFlow);
});

test("a project is deleted and brought back, exported and imported; a broken file changes nothing", async ({
  page,
}) => {
  await newProject(page);
  await add(page, "Loan");
  const download = page.waitForEvent("download");
  await button(page, "Export").click();
  const file = await (await download).path();
  await button(page, "Delete").click();
  await expect(page.getByText("Deleted “New project”.")).toBeVisible();
  await expect(page.getByText("No projects yet.")).toBeVisible();
  await button(page, "Undo").click();
  const restored = page.getByRole("link", { name: "New project", exact: true });
  await expect(restored).toHaveCount(1);
  const choose = page.getByLabel("Project file");
  for (const [text, message] of [
    ["{", "The file is not valid JSON"],
    ['{"format":"scicalc-project","version":99}', "saved by a newer version of SciCalc"],
    [
      `{"format":"scicalc-project","version":1,"entries":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      "cannot be read",
    ],
  ] as const) {
    await choose.setInputFiles({
      name: "broken.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(restored).toHaveCount(1);
  }
  await choose.setInputFiles(file);
  await expect(card(page, "Loan")).toBeVisible();
  await page.getByRole("link", { name: "Projects", exact: true }).first().click();
  await expect(restored).toHaveCount(2);
});

test("the page reports that the browser cannot store projects, and still works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await newProject(page);
  await add(page, "Loan");
  await expect(page.getByText("This browser does not allow the site to store data")).toBeVisible();
  await expect(page.locator("main").getByText("Kept until you close this page")).toBeVisible();
});

test("a phone has all of it, in the dark too, and nothing runs out of the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openExample(page);
  await expect(page.getByText("Calculating…")).toHaveCount(0);
  await expectNoViolations(page, "the example on a phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await card(page, "Chilled water").getByRole("link", { name: "Chilled water" }).click();
  await expect(page.locator('[data-field="flow"]')).toContainText("From Rooms: Chilled water, ");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("an address of an unknown project has a message", async ({ page }) => {
  await page.goto("/project/open?id=nowhere");
  await expect(heading(page, "Project not found")).toBeVisible();
  await page.goto("/calculators/loan?project=nowhere&entry=none");
  await expect(bar(page)).toContainText("This browser does not have the project in this link.");
});
