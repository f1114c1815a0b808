import { create, type FactoryFunctionMap, type MathJsInstance, parseDependencies } from "mathjs";

let instance: MathJsInstance | undefined;

/**
 * Returns mathjs with its parser alone: nothing that executes or changes code (evaluate, import, config, createUnit,
 * help). read.ts checks the parser’s tree part by part. Created on first use: it takes some milliseconds.
 */
export function kernel(): MathJsInstance {
  instance ??= create({ parseDependencies } as FactoryFunctionMap, { number: "Fraction" });
  return instance;
}
