import { describe, expect, it } from "vitest";
import { readChatRequest } from "../../lib/server/assistant/request.ts";

const turnsOf = async (body: object) => {
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/api/chat", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const read = await readChatRequest(request);
  return read.ok ? read.value.history : read;
};

const page = "/?q=payment+of+350k+at+6.4%25+for+30+years";
const question = { sender: "user", text: "payment of 350k at 6.4% for 30 years" };
const greeting = { sender: "bot", text: "Hi!" };

describe("a conversation that begins on a page with a question in its bar", () => {
  it("continues that question", async () => {
    expect(await turnsOf({ message: "what if 15 years?", page })).toEqual([question]);
    expect(await turnsOf({ message: "what if 15 years?", page, history: [greeting] })).toEqual([
      question,
      greeting,
    ]);
  });

  it("continues the visitor’s own messages once there are any", async () => {
    const history = [{ sender: "user", text: "5 kg to lb" }];
    expect(await turnsOf({ message: "and in stone?", page, history })).toEqual(history);
  });

  it("has no earlier question without one, or with one that is too long", async () => {
    for (const other of ["/", "/?q=", `/?q=${"9".repeat(500)}`])
      expect(await turnsOf({ message: "hello", page: other })).toEqual([]);
  });
});
