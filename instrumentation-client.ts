/**
 * Runs before Next hydrates a page, and takes what Next would do in one task of 40 ms and more apart: a visitor's tap
 * waits for the end of a task (docs/decisions/first-paint.md).
 */
/** Scripts that Next runs before it hydrates, each in a task of its own: `[address, properties]`. */
declare global {
  var __next_s: [string | undefined, { children: string }][] | undefined;
}

setTimeout(() => require("react-dom/client"));
setTimeout(() => require("next/link"));
self.__next_s ??= [];
self.__next_s.push([undefined, { children: "" }]);

export {};
