import {
  absDependencies,
  acosDependencies,
  acoshDependencies,
  asinDependencies,
  asinhDependencies,
  atanDependencies,
  atanhDependencies,
  cosDependencies,
  coshDependencies,
  create,
  erfDependencies,
  expDependencies,
  type FactoryFunctionMap,
  gammaDependencies,
  logDependencies,
  type MathJsInstance,
  parseDependencies,
  powDependencies,
  sinDependencies,
  sinhDependencies,
  sqrtDependencies,
  tanDependencies,
  tanhDependencies,
} from "mathjs";

let instance: MathJsInstance | undefined;

/**
 * Returns mathjs with the few parts in use: its parser and special functions. Omits
 * everything that executes or changes code (evaluate, import, config, createUnit, help, parser); read.ts
 * checks the parser’s tree part by part. Created on first use: it takes some milliseconds.
 */
export function kernel(): MathJsInstance {
  instance ??= create(
    {
      absDependencies,
      acosDependencies,
      acoshDependencies,
      asinDependencies,
      asinhDependencies,
      atanDependencies,
      atanhDependencies,
      cosDependencies,
      coshDependencies,
      erfDependencies,
      expDependencies,
      gammaDependencies,
      logDependencies,
      parseDependencies,
      powDependencies,
      sinDependencies,
      sinhDependencies,
      sqrtDependencies,
      tanDependencies,
      tanhDependencies,
    } as FactoryFunctionMap,
    { number: "Fraction" },
  );
  return instance;
}
