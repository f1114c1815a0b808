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
  qrDependencies,
  sinDependencies,
  sinhDependencies,
  sqrtDependencies,
  tanDependencies,
  tanhDependencies,
} from "mathjs";

let instance: MathJsInstance | undefined;

/**
 * mathjs with the few parts that are used: its parser, functions of complex numbers, and QR. Nothing of it
 * that runs code or changes it (evaluate, import, config, createUnit, help, parser) is there to be called; what its parser
 * gives is read part by part (read.ts). Made when it is first needed: it takes some milliseconds.
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
      qrDependencies,
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
