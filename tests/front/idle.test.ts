import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { collectWhenIdle } from "../../lib/server/front/idle.ts";

const MEGABYTE = 1024 * 1024;

describe("a server with nothing to do", () => {
  let [size, collections] = [0, 0];
  const server = new EventEmitter();
  const heap = {
    size: () => size,
    collect: () => {
      collections += 1;
      size = 80 * MEGABYTE;
    },
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [size, collections] = [120 * MEGABYTE, 0];
    server.removeAllListeners();
    collectWhenIdle(server, heap);
  });
  afterEach(() => vi.useRealTimers());

  it("frees the memory of its start", () => {
    vi.advanceTimersByTime(2500);
    expect(collections).toBe(1);
  });

  it("does not while it is asked", () => {
    for (let second = 0; second < 30; second += 1) {
      server.emit("request");
      vi.advanceTimersByTime(1000);
    }
    expect(collections).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(collections).toBe(1);
  });

  it("does for more than a little alone, and not all the time", () => {
    vi.advanceTimersByTime(2500);
    size = 85 * MEGABYTE;
    server.emit("request");
    vi.advanceTimersByTime(20_000);
    expect(collections).toBe(1);
    for (let burst = 0; burst < 3; burst += 1) {
      size = 300 * MEGABYTE;
      server.emit("request");
      vi.advanceTimersByTime(3000);
    }
    expect(collections).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(collections).toBe(3);
  });
});
