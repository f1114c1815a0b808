import { describe, expect, it, vi } from "vitest";
import { renderInTurn } from "../../components/ui/render-in-turn.ts";

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("renderInTurn", () => {
  it("begins an update only after the one before has ended", async () => {
    const begun: string[] = [];
    const first = renderInTurn({}, () => begun.push("first"));
    const second = renderInTurn({}, () => begun.push("second"));
    await pause();
    expect(begun).toEqual(["first"]);
    first.end();
    await vi.waitFor(() => expect(begun).toEqual(["first", "second"]));
    second.end();
  });

  it("goes on after an update that ended before its turn", async () => {
    const begun: string[] = [];
    const first = renderInTurn({}, () => begun.push("first"));
    renderInTurn({}, () => begun.push("second")).end();
    const third = renderInTurn({}, () => begun.push("third"));
    first.end();
    await vi.waitFor(() => expect(begun).toEqual(["first", "second", "third"]));
    third.end();
  });

  it("goes on after a second without an update that does not end", async () => {
    await pause();
    vi.useFakeTimers();
    const begun: string[] = [];
    const first = renderInTurn({}, () => begun.push("first"));
    const second = renderInTurn({}, () => begun.push("second"));
    await vi.advanceTimersByTimeAsync(900);
    expect(begun).toEqual(["first"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(begun).toEqual(["first", "second"]);
    for (const turn of [first, second]) turn.end();
    vi.useRealTimers();
  });

  it("renders waiting updates of one kind together", async () => {
    const rows = {};
    const begun: string[] = [];
    const first = renderInTurn({}, () => begun.push("first"));
    const turns = ["row 1", "row 2"].map((row) => renderInTurn(rows, () => begun.push(row)));
    expect(turns[0]).toBe(turns[1]);
    await pause();
    expect(begun).toEqual(["first"]);
    first.end();
    await vi.waitFor(() => expect(begun).toEqual(["first", "row 1", "row 2"]));
    turns[0]?.end();
  });

  it("renders a later update of that kind in another turn", async () => {
    const rows = {};
    const begun: string[] = [];
    const first = renderInTurn(rows, () => begun.push("row 1"));
    await vi.waitFor(() => expect(begun).toEqual(["row 1"]));
    const second = renderInTurn(rows, () => begun.push("row 2"));
    expect(second).not.toBe(first);
    await pause();
    expect(begun).toEqual(["row 1"]);
    first.end();
    await vi.waitFor(() => expect(begun).toEqual(["row 1", "row 2"]));
    second.end();
  });
});
