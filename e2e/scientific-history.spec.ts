import { readFile } from "node:fs/promises";
import { clipboardText, closeStorage, refuseToStore, store } from "./support/browser";
import { expectCopied } from "./support/copy-button";
import { expectDisplay, history, line, paste, rows, SCIENTIFIC, type } from "./support/scientific";
import { expect, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const HISTORY_KEY = "scicalcHistoryScientific";

test.beforeEach(async ({ page }) => {
  await open(page, SCIENTIFIC);
});

test("copy and paste work on the whole page", async ({ page }) => {
  await paste(page, "1 ÷ 3");
  await expect(line(page)).toHaveValue("1 ÷ 3");
  await type(page, "Enter");
  await page.keyboard.press("Control+c");
  await expectToast(page, {
    title: "Copied!",
    description: "Result 0.333333333333333 copied to clipboard.",
  });
  expect(await clipboardText(page)).toBe("0.333333333333333");
  await page.keyboard.press("Escape");
  await paste(page, "9".repeat(20_000));
  await expectToast(page, {
    title: "Too Long",
    description: "The pasted text is too long for an expression.",
  });
});

test.describe("history", () => {
  test("survives a reload; expressions and results are taken up again, copied and deleted", async ({
    page,
  }) => {
    await type(page, "6*7 Enter Escape 2/3 Enter");
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText("2÷3 =");
    await rows(page).last().getByTitle("Edit this expression").click();
    await expect(line(page)).toHaveValue("6×7");
    await type(page, "+ ");
    await rows(page).first().getByTitle("Use this result").click();
    await expect(line(page)).toHaveValue("6×7+0.666666666666667");

    await expectCopied(page.getByRole("button", { name: "Copy 42" }));
    await page.getByRole("button", { name: "Delete 42" }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Delete all history" }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Restore deleted history" }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test("is downloaded as CSV", async ({ page }) => {
    await type(page, "2/3 Enter");
    const downloading = page.waitForEvent("download");
    await history(page).getByRole("button", { name: "Download history as CSV" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("scientific-calculator-history.csv");
    expect(await readFile(await file.path(), "utf8")).toContain("\r\n2/3,0.6666667,0.666666666666667,");
  });

  test("is empty where storage is closed, full or holds something else", async ({ page, errors }) => {
    await store(page, { [HISTORY_KEY]: '[{"expression":5},null,{"result":"1"}]' });
    await open(page, SCIENTIFIC);
    await expect(rows(page)).toHaveCount(0);
    await refuseToStore(page, HISTORY_KEY);
    await open(page, SCIENTIFIC);
    await type(page, "1+1 Enter");
    await expect(rows(page)).toHaveCount(1);
    await closeStorage(page);
    await open(page, SCIENTIFIC);
    await type(page, "1+1 Enter");
    await expectDisplay(page, "2");
    expect(errors).toEqual([]);
  });
});

test("nothing moves when the stored angle and history arrive", async ({ page }) => {
  await store(page, {
    scicalcAngle: "rad",
    [HISTORY_KEY]: JSON.stringify([{ expression: "1/3", result: "0.3333333" }]),
  });
  await open(page, SCIENTIFIC);
  await expect(rows(page)).toHaveCount(1);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});
