import { answerWithProblem, expectFilledIn, field, fillIn } from "./support/forms";
import { expect, expectErrors, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const MESSAGE = {
  "Full Name": "Ada Lovelace",
  "Email Address": "ada@example.org",
  Subject: "Bernoulli numbers",
  Message: "Note G\nis complete.",
};
const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((label) => [label, ""]));
const API = "/api/contact";
const SENT = {
  title: "Message Sent!",
  description: "Thank you for reaching out. We've received your message and will get back to you shortly.",
};

test.describe("the contact form", () => {
  test("is sent, confirmed and cleared", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page, MESSAGE);
    const answer = page.waitForResponse(`**${API}`);
    await page.getByRole("button", { name: "Send Message" }).click();
    expect((await answer).status()).toBe(201);
    await expectToast(page, SENT);
    await expectFilledIn(page, EMPTY);
    await expect(page.getByRole("link", { name: "Back to Calculators" })).toHaveAttribute("href", "/");
  });

  test("wants every field, leads to the first one that is missing, and sends nothing", async ({ page }) => {
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith(API)) requests += 1;
    });
    await open(page, "/contact");
    await fillIn(page, { ...MESSAGE, Subject: "   " });
    await field(page, "Full Name").press("Enter");
    await expectToast(page, {
      title: "Missing Fields",
      description: "Please fill out all fields before submitting.",
      destructive: true,
    });
    await expect(field(page, "Subject")).toBeFocused();
    await expect(field(page, "Subject")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Subject")).toHaveAccessibleDescription("Please fill in this field.");
    await expect(field(page, "Message")).toHaveAccessibleDescription("");
    await expectFilledIn(page, { ...MESSAGE, Subject: "   " });
    expect(requests).toBe(0);
  });

  test("wants an address to answer to", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page, { ...MESSAGE, "Email Address": "ada@example" });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectToast(page, {
      title: "Invalid Email",
      description: "Please enter a valid email address.",
      destructive: true,
    });
    await expect(field(page, "Email Address")).toBeFocused();
    await expect(field(page, "Email Address")).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
    await field(page, "Email Address").pressSequentially(".org");
    await expect(field(page, "Email Address")).toHaveAccessibleDescription("");
    await expect(field(page, "Email Address")).not.toHaveAttribute("aria-invalid");
  });

  test("is sent once, however often the button is pressed, and shows that it is busy", async ({ page }) => {
    const bodies: { submissionKey: string; elapsed: number }[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${API}`, async (route) => {
      bodies.push(route.request().postDataJSON());
      await released;
      await route.fulfill({ status: 201, json: { received: true } });
    });
    await open(page, "/contact");
    await fillIn(page, MESSAGE);
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    const busy = page.getByRole("button", { name: "Sending..." });
    await expect(busy).toBeDisabled();
    await field(page, "Subject").press("Enter");
    await expect.poll(() => bodies.length).toBe(1);
    release();
    await expectToast(page, SENT);
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.submissionKey).toMatch(/\w{10,}/);
    expect(bodies[0]?.elapsed).toBeGreaterThanOrEqual(2000);
  });

  for (const [status, detail] of [
    [503, "Our database cannot be reached right now. Please try again in a moment."],
    [429, "Too many forms were sent. Please try again in 4 minutes."],
  ] as const)
    test(`keeps what was typed when the server answers ${status}, and can be sent again`, async ({
      page,
      errors,
    }) => {
      await open(page, "/contact");
      await answerWithProblem(page, API, status, detail);
      await fillIn(page, MESSAGE);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expectToast(page, { title: "Submission Error", description: detail, destructive: true });
      await expectErrors(errors, [String(status)]);
      await expectFilledIn(page, MESSAGE);
      await page.unroute(`**${API}`);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expectToast(page, SENT);
    });

  test("keeps what was typed when there is no connection", async ({ page, errors }) => {
    await open(page, "/contact");
    await page.route(`**${API}`, (route) => route.abort("connectionrefused"));
    await fillIn(page, MESSAGE);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectToast(page, {
      title: "Submission Error",
      description:
        "The server could not be reached. Please check your connection and try again. Nothing you typed has been lost.",
      destructive: true,
    });
    await expectErrors(errors, ["ERR_CONNECTION_REFUSED"]);
    await expectFilledIn(page, MESSAGE);
  });

  test("shows an error for an overlong message, and retains it", async ({ page, errors }) => {
    const long = { ...MESSAGE, Message: "x".repeat(300_000) };
    await open(page, "/contact");
    await fillIn(page, long);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectToast(page, {
      title: "Submission Error",
      description: "This is too long to send: a form can hold 256 KB, about 250,000 characters.",
      destructive: true,
    });
    await expectErrors(errors, ["413"]);
    await expectFilledIn(page, long);
  });

  test("is no target for other sites and tells no other origin anything", async ({ request }) => {
    const data = { name: "Eve", email: "eve@example.org", subject: "x", message: "y" };
    const foreign = await request.post(API, { data, headers: { Origin: "https://evil.example" } });
    expect(foreign.status()).toBe(403);
    expect(foreign.headers()["content-type"]).toBe("application/problem+json");
    expect(foreign.headers()["access-control-allow-origin"]).toBeUndefined();
    const form = await request.post(API, { form: data });
    expect(form.status()).toBe(415);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form is answered on the page, and keeps what was typed until it is sent", async ({
    page,
  }) => {
    await page.goto("/contact");
    await fillIn(page, { ...MESSAGE, "Email Address": "nobody" });
    await page.getByRole("button", { name: "Send Message" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Invalid Email");
    await expect(alert).toContainText("Please enter a valid email address.");
    await expectFilledIn(page, { ...MESSAGE, "Email Address": "nobody" });
    await expect(field(page, "Email Address")).toHaveAttribute("aria-invalid", "true");

    await field(page, "Email Address").fill("ada@example.org");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(SENT.title + SENT.description);
    await expectFilledIn(page, EMPTY);
  });

  test("a message that is too long comes back", async ({ page }) => {
    const long = { ...MESSAGE, Message: "x".repeat(300_000) };
    await page.goto("/contact");
    await fillIn(page, long);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("256 KB");
    await expectFilledIn(page, long);
  });

  test("a program that fills in the hidden field receives an error", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, MESSAGE);
    await page.locator("[name=website]").fill("https://spam.example", { force: true });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("hidden field");
  });
});
