declare global {
  /** Scripts that Next runs before it hydrates, each in a task of its own: `[address, properties]`. */
  var __next_s: [string | undefined, { children: string }][] | undefined;
  /** Settings of `z.config` before Zod is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Zod would try whether it may compile code: the policy forbids it, and the browser reports every try.
self.__zod_globalConfig ??= { jitless: true };

// Splits work that Next would do in one task of 40 ms and more before it hydrates a page, because a visitor's tap waits
// for the end of a task (docs/decisions/first-paint.md).
setTimeout(() => require("react-dom/client"));
setTimeout(() => require("next/link"));
self.__next_s ??= [];
self.__next_s.push([undefined, { children: "" }]);

export {};
