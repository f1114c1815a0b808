import { describe, expect, it, vi } from "vitest";
import { DataError, dataLoader } from "../../lib/core/data/loader.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";

describe("a loader", () => {
  it("reads a file once, also when it is wanted twice at a time, and has it at once from then on", async () => {
    const read = vi.fn(async () => '{"a": 1}');
    const load = dataLoader(read);
    const [first, second] = [load("set", "file"), load("set", "file")];
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toBe(await second);
    expect(load("set", "file")).toEqual({ a: 1 });
    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith("set", "file");
  });

  it("says what cannot be loaded, and tries again at the next wish", async () => {
    const read = vi.fn(async () => "[1]");
    read.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce("no JSON");
    const load = dataLoader(read);
    await expect(load("set", "file")).rejects.toThrow(DataError);
    await expect(load("set", "file")).rejects.toThrow("data/set/file.json cannot be loaded");
    expect(await load("set", "file")).toEqual([1]);
  });

  it.each([
    ["..", "file"],
    ["set", "../../package"],
    ["set", "a/b"],
    ["set", ""],
    ["Set", "file"],
    ["set", "x".repeat(61)],
  ])("reads nothing outside of the data sets: %s/%s", async (set, file) => {
    const read = vi.fn(async () => "1");
    await expect(dataLoader(read)(set, file)).rejects.toThrow(DataError);
    expect(read).not.toHaveBeenCalled();
  });
});

it("has no file that is not there", async () => {
  await expect(loadFromFolder("holidays", "zz")).rejects.toThrow(DataError);
});
