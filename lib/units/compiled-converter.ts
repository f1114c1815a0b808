import { type CompiledConverter, compileConverter } from "./compile.ts";
import type { QuantityDeclaration } from "./quantity.ts";

const cache = new WeakMap<QuantityDeclaration, CompiledConverter>();

/** Compiles the defining relations of a converter. Cached for the life of the process. */
export function compiled(declaration: QuantityDeclaration): CompiledConverter {
  let result = cache.get(declaration);
  if (!result) {
    result = compileConverter(declaration);
    cache.set(declaration, result);
  }
  return result;
}
