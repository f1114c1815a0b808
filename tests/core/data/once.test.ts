import { expect, it, vi } from "vitest";
import { once } from "../../../lib/core/data/once.ts";

it("computes on the first call, and returns the same result afterwards", () => {
  const compute = vi.fn(() => ({ count: 1 }));
  const get = once(compute);
  expect(compute).not.toHaveBeenCalled();
  const first = get();
  expect(get()).toBe(first);
  expect(compute).toHaveBeenCalledOnce();
});

it("remembers undefined, too", () => {
  const compute = vi.fn(() => undefined);
  const get = once(compute);
  get();
  get();
  expect(compute).toHaveBeenCalledOnce();
});
