import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS } from "../chromium.ts";
import { MARK } from "./builds.ts";

const TIMEOUT_MS = 20_000;

export class OpenPage {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #failures: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on("pageerror", (error) => this.#failures.push(`an error: ${error.message}`));
    page.on("response", (answer) => {
      if (answer.status() >= 400) this.#failures.push(`${answer.url()} was answered ${answer.status()}`);
    });
    page.on("requestfailed", (request) => {
      // Navigation cancels pending requests.
      const reason = request.failure()?.errorText ?? "";
      if (reason !== "net::ERR_ABORTED") this.#failures.push(`${request.url()}: ${reason}`);
    });
  }

  static async open(url: string): Promise<OpenPage> {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS });
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const open = new OpenPage(browser, page);
    await page.goto(url);
    return open;
  }

  /** Returns true if its scripts are those of the newer build. */
  async isNewer(): Promise<boolean> {
    return (await this.#page.locator("html").getAttribute("data-build")) === MARK;
  }

  /**
   * Uses parts that the page has not loaded yet, and follows a link to another page. Returns the failures.
   * `isNewer`: expected build of that page.
   */
  async goOn(link: string, isNewer: boolean): Promise<string[]> {
    const page = this.#page;
    try {
      await page
        .getByRole("button", { name: /Assistant/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await page.getByRole("heading", { level: 1, name: link }).waitFor();
      await page.waitForFunction(
        ([mark, wanted]) => (document.documentElement.dataset.build === mark) === wanted,
        [MARK, isNewer] as const,
      );
    } catch (error) {
      this.#failures.push(String(error).split("\n")[0] ?? "");
    }
    return this.#failures.map((failure) => `the open page: ${failure}`);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
