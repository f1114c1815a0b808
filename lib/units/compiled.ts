import { type CompiledConverter, compileConverter } from "./compile.ts";
import type { ConverterDeclaration } from "./quantity.ts";

const known = new WeakMap<ConverterDeclaration, CompiledConverter>();

/** Compiles the defining relations of a converter. Cached for the life of the process. */
export function compiled(declaration: ConverterDeclaration): CompiledConverter {
  let result = known.get(declaration);
  if (!result) {
    result = compileConverter(declaration);
    known.set(declaration, result);
  }
  return result;
}
