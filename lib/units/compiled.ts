import { type CompiledConverter, compileConverter } from "./compile.ts";
import type { ConverterDeclaration } from "./quantity.ts";

const known = new WeakMap<ConverterDeclaration, CompiledConverter>();

/** The converter with its defining relations worked out, kept for the life of the process. */
export function compiled(declaration: ConverterDeclaration): CompiledConverter {
  let result = known.get(declaration);
  if (!result) {
    result = compileConverter(declaration);
    known.set(declaration, result);
  }
  return result;
}
