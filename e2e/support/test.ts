import { test as base, expect, type Frame, type Page, type Response } from "@playwright/test";

interface Fixtures {
  /** Errors of the page so far. What a test provokes it takes out; anything left fails the test. */
  errors: string[];
  /** Errors that count for nothing, by their text. */
  tolerated: RegExp | undefined;
}

/** Playwright's `test`, with a page that must stay free of errors. */
export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  errors: [
    async ({ page, tolerated }, use) => {
      const errors: string[] = [];
      const note = (error: string): void => {
        if (!tolerated?.test(error)) errors.push(error);
      };
      page.on("pageerror", (error) => note(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      await use(errors);
      expect(errors, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for the errors that a test provokes, each by a part of its text, and takes them out. */
export async function expectErrors(errors: string[], parts: readonly string[]): Promise<void> {
  await expect.poll(() => errors).toEqual(parts.map((part) => expect.stringContaining(part)));
  errors.length = 0;
}

/** Opens a page and waits until its buttons answer. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`No response for ${path}`);
  await ready(page);
  return response;
}

/**
 * Waits until React has taken over every button of the page, or of a frame in it, and has run its effects; what waits for
 * the first use of the page is told of one. It asks by the clock: a frame out of sight is given no animation frames.
 * Buttons in a closed section react when it is opened.
 */
export async function ready(page: Page | Frame): Promise<void> {
  await page.waitForFunction(
    () => {
      document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
      return [...document.querySelectorAll("button")].every(
        (button) =>
          button.closest("details:not([open])") !== null ||
          Object.keys(button).some((key) => key.startsWith("__reactProps$")),
      );
    },
    undefined,
    { polling: 50 },
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 1000 });
      }),
  );
}

/** The path and query of the address bar. */
export const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
