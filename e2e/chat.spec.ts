import type { Page, Route } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expectResult, toolPath, valueField } from "./support/converter";
import { expect, expectErrors, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const API = "**/api/chat";
const LENGTH = toolPath("length");
const button = (page: Page) => page.getByRole("button", { name: "Chat with the SciCalc Assistant" });
const chat = (page: Page) => page.getByRole("dialog", { name: "SciCalc Assistant" });
const input = (page: Page) => chat(page).getByPlaceholder("Ask about SciCalc");
const messages = (page: Page, sender: "user" | "bot" | "system") =>
  chat(page).locator(`[data-sender=${sender}]`);
const goTo = (page: Page) => chat(page).getByRole("button", { name: /^Go to / });

/** On a phone the button hides if it covers something: the menu opens the chat instead. */
async function openChat(page: Page, path = "/about"): Promise<void> {
  await open(page, path);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Ask the assistant" }).click();
  } else await button(page).click();
  await expect(input(page)).toBeFocused();
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press("Enter");
}

/** Answers of the server, in the place of its own. */
const answerWith = (page: Page, answer: (route: Route) => unknown) =>
  page.route(API, (route) => void answer(route));
const stream = (...events: object[]) => ({
  contentType: "application/x-ndjson",
  body: events.map((event) => `${JSON.stringify(event)}\n`).join(""),
});

test.describe("a conversation", () => {
  test("its code comes with the first press; it greets, and is gone with the page", async ({ page }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await open(page, "/about");
    await expect(chat(page)).toHaveCount(0);
    const before = urls.length;
    await button(page).click();
    await expect(messages(page, "bot")).toHaveText([/Hello\./]);
    expect(urls.slice(before).some((url) => url.endsWith(".js"))).toBe(true);
    expect(urls.filter((url) => url.endsWith("/api/chat"))).toEqual([]);
    await ask(page, "hello");
    await expect(messages(page, "bot")).toHaveCount(2);
    await openChat(page);
    await expect(messages(page, "bot")).toHaveCount(1);
    await expect(messages(page, "user")).toHaveCount(0);
  });

  test("converts, and opens the converter with these values", async ({ page }) => {
    await openChat(page);
    await ask(page, "5 ft 11 in to cm");
    await expect(messages(page, "user")).toHaveText(["You: 5 ft 11 in to cm"]);
    await expect(messages(page, "bot").last()).toContainText("5 ft 11 in = 180.34 cm");
    await expect(input(page)).toHaveValue("");
    await goTo(page).click();
    await expect(chat(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === LENGTH);
    await expect(valueField(page)).toHaveValue("5 ft 11 in");
    await expectResult(page, "180.34 cm");
    await button(page).click();
    await expect(messages(page, "system")).toHaveText(["Opened Length Converter."]);
    await expect(messages(page, "bot")).toHaveCount(2);
    await expect(goTo(page)).toHaveCount(0);
  });

  test("on the page that it leads to, the new inputs replace what stood there", async ({ page }) => {
    await openChat(page, `${LENGTH}?value=7`);
    await ask(page, "2 mi to km");
    await goTo(page).click();
    await expect(valueField(page)).toHaveValue("2");
    await expectResult(page, "3.218688 km");
  });

  test("asks for what is missing, and remembers what was said", async ({ page }) => {
    await openChat(page);
    await ask(page, "monthly payment on a loan of 20000 at 6%");
    await expect(messages(page, "bot").last()).toContainText("?");
    await ask(page, "5 years");
    // 20000 · 0.005 / (1 − 1.005⁻⁶⁰) = 386.656 …
    await expect(messages(page, "bot").last()).toContainText("$386.66");
    await goTo(page).click();
    await expect(page).toHaveURL((url) => url.pathname === "/calculators/loan/loan-payment");
    await expect(page.getByRole("main")).toContainText("$386.66");
  });

  test("an example is asked by a press", async ({ page }) => {
    await openChat(page);
    await chat(page).getByRole("button", { name: "What is 15% of 80?" }).click();
    await expect(messages(page, "bot").last()).toContainText("12");
    await expect(input(page)).toBeFocused();
    await expect(chat(page).getByRole("list", { name: "Examples" })).toHaveCount(0);
  });

  test("a blank message is not sent, nor a second one while the first is on its way", async ({ page }) => {
    const sent: string[] = [];
    const held: Route[] = [];
    await answerWith(page, (route) => {
      sent.push((route.request().postDataJSON() as { message: string }).message);
      held.push(route);
    });
    await openChat(page);
    for (const blank of ["", "   "]) await ask(page, blank);
    await chat(page).getByRole("button", { name: "Send" }).dispatchEvent("click");
    await expect(messages(page, "user")).toHaveCount(0);
    await ask(page, "one");
    await expect(chat(page).getByText("Typing")).toBeVisible();
    await ask(page, "two");
    await expect(messages(page, "user")).toHaveText(["You: one"]);
    await expect(input(page)).toHaveValue("two");
    await held[0]?.fulfill({ json: { reply: "First." } });
    await expect(messages(page, "bot").last()).toHaveText("Assistant: First.");
    await expect(chat(page).getByText("Typing")).toBeHidden();
    await input(page).press("Enter");
    await expect(messages(page, "user")).toHaveCount(2);
    expect(sent).toEqual(["one", "two"]);
    await held[1]?.fulfill({ json: { reply: "Second." } });
    await expect(messages(page, "bot").last()).toHaveText("Assistant: Second.");
  });

  test("a streamed answer is put together; what is taken back does not stay", async ({ page }) => {
    await answerWith(page, (route) =>
      route.fulfill(
        stream(
          { type: "text", text: "Wrong." },
          { type: "restart" },
          { type: "text", text: "12 " },
          { type: "text", text: "cm" },
          { type: "action", action: { type: "navigate", page: "/converters" } },
          { type: "done" },
        ),
      ),
    );
    await openChat(page);
    await ask(page, "hi");
    await expect(messages(page, "bot")).toHaveText([/Hello/, "Assistant: 12 cm"]);
    await expect(goTo(page)).toHaveText("Go to /converters");
  });

  test("closing stops the request", async ({ page }) => {
    await answerWith(page, () => {});
    await openChat(page);
    const failed = page.waitForEvent("requestfailed");
    await ask(page, "hi");
    await expect(chat(page).getByText("Typing")).toBeVisible();
    await page.keyboard.press("Escape");
    expect((await failed).url()).toContain("/api/chat");
    await button(page).click();
    await expect(messages(page, "system")).toHaveText(["Stopped."]);
    await expect(chat(page).getByText("Typing")).toBeHidden();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await page.unroute(API);
    await ask(page, "5 km in miles");
    await expect(messages(page, "bot").last()).toContainText("3.106855961");
  });

  test("puts what is written on the page as text, and follows no foreign address", async ({ page }) => {
    for (const address of [
      "//evil.example/",
      "https://evil.example/",
      "javascript:alert(1)",
      "/\\evil.example",
    ]) {
      await page.unrouteAll();
      await answerWith(page, (route) =>
        route.fulfill({
          json: { reply: "<b>Hi</b>", action: { type: "navigate", page: address, tab: "Prize" } },
        }),
      );
      await openChat(page);
      await ask(page, "<img src=x onerror=alert(1)>");
      await expect(messages(page, "user")).toHaveText(["You: <img src=x onerror=alert(1)>"]);
      await expect(messages(page, "bot").last()).toHaveText("Assistant: <b>Hi</b>");
      await expect(goTo(page)).toHaveCount(0);
    }
  });
});

test.describe("errors", () => {
  const FAILURES: Record<string, (route: Route) => unknown> = {
    "no connection": (route) => route.abort(),
    "a page instead of JSON": (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" }),
    "an error without a text": (route) => route.fulfill({ status: 502, json: {} }),
    "a stream that breaks off": (route) => route.fulfill(stream({ type: "text", text: "Half of it" })),
    "a stream of something else": (route) => route.fulfill({ ...stream(), body: "hello\n" }),
  };
  for (const [name, failure] of Object.entries(FAILURES))
    test(`${name}: a toast and an apology, and the next message is sent`, async ({ page, errors }) => {
      await answerWith(page, failure);
      await openChat(page);
      await ask(page, "hi");
      await expectToast(page, {
        title: "Chatbot Error",
        description: "Sorry, I couldn't connect. Please try again later.",
        destructive: true,
      });
      await expect(messages(page, "bot")).toHaveText([
        /Hello/,
        "Assistant: I'm having trouble connecting right now. Please try again in a moment.",
      ]);
      errors.splice(0);
      await page.unroute(API);
      await ask(page, "5 km in miles");
      await expect(messages(page, "bot").last()).toContainText("3.106855961");
    });

  test("an error field, of any status and in a stream, is displayed unchanged", async ({ page, errors }) => {
    const answers = [
      { json: { error: "Out of order" } },
      { status: 429, json: { error: "Out of order" } },
      stream({ type: "text", text: "Well" }, { type: "error", error: "Out of order" }),
    ];
    await openChat(page);
    for (const [index, answer] of answers.entries()) {
      await page.unroute(API);
      await answerWith(page, (route) => route.fulfill(answer));
      await ask(page, "hi");
      await expect(messages(page, "bot")).toHaveCount(index + 2);
      await expect(messages(page, "bot").last()).toHaveText("Assistant: Error: Out of order");
    }
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await expectErrors(errors, ["429"]);
  });

  test("no reply", async ({ page }) => {
    const answers = [{ json: {} }, { json: { reply: " " } }, stream({ type: "done" })];
    await openChat(page);
    for (const [index, answer] of answers.entries()) {
      await page.unroute(API);
      await answerWith(page, (route) => route.fulfill(answer));
      await ask(page, "hi");
      await expect(messages(page, "bot")).toHaveCount(index + 2);
      await expect(messages(page, "bot").last()).toHaveText(
        "Assistant: Sorry, I encountered an issue. Please try again.",
      );
    }
  });
});

test.describe("the panel", () => {
  test("by keyboard alone: open, ask, follow; Escape gives the focus back", async ({ page }) => {
    await open(page, "/about");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(input(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(input(page)).toBeFocused();
    await page.keyboard.type("5 ft 11 in to cm");
    await page.keyboard.press("Enter");
    await expect(goTo(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(goTo(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === LENGTH);
  });

  test("the button opens and closes it, as does its own; the page beside it stays in use", async ({
    page,
  }) => {
    await openChat(page, "/calculators/basic");
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("main").getByRole("button", { name: "7", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("7");
    await expect(chat(page)).toBeVisible();
    await button(page).click();
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await button(page).click();
    await chat(page).getByRole("button", { name: "Close" }).click();
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const { width, height, expected } of [
    { width: 390, height: 844, expected: 500 },
    { width: 1440, height: 900, expected: 600 },
  ])
    test(`at ${width} px: ${expected} px high, within the window, and accessible in every state`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openChat(page, LENGTH);
      await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(expected);
      const box = await chat(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await expectNoViolations(page, "greeting");
      await ask(page, "5 ft 11 in to cm");
      await expect(goTo(page)).toBeVisible();
      await expectNoViolations(page, "with an action");
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expectNoViolations(page, "dark");
      for (let count = 0; count < 4; count += 1) {
        await ask(page, "x".repeat(300));
        await expect(messages(page, "bot")).toHaveCount(count + 3);
      }
      await expect(messages(page, "bot").last()).toBeInViewport();
      const wide = await chat(page).evaluate((panel) =>
        [...panel.querySelectorAll("*")].some((part) => part.scrollWidth > panel.clientWidth),
      );
      expect(wide).toBe(false);
    });

  test("fits a low window, and is not printed", async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openChat(page);
    await expect(chat(page).getByRole("button", { name: "Close" })).toBeInViewport();
    await expect(input(page)).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(chat(page)).toBeHidden();
    await expect(button(page)).toBeHidden();
  });

  test("is not on embedded pages", async ({ page }) => {
    await open(page, "/embed/basic");
    await expect(button(page)).toHaveCount(0);
  });
});
