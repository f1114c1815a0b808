import { type CompiledConverter, compileConverter } from "./compile.ts";
import type { ConverterDeclaration } from "./quantity.ts";

const cache = new WeakMap<ConverterDeclaration, CompiledConverter>();

/** Compiles the defining relations of a converter. Cached for the life of the process. */
export function compiled(declaration: ConverterDeclaration): CompiledConverter {
  let result = cache.get(declaration);
  if (!result) {
    result = compileConverter(declaration);
    cache.set(declaration, result);
  }
  return result;
}
