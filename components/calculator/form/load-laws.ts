import type { CompiledConverter } from "@/lib/units/compile";
import type { ConverterLaws } from "@/lib/units/law";

type Converters = Readonly<Record<string, CompiledConverter>>;

/** Loads the function laws of a calculator's quantities, for the few with such units. */
export async function loadLaws(converters: Converters): Promise<(slug: string) => ConverterLaws | undefined> {
  const { lawsOf } = await import("@/lib/catalog/law-loaders");
  const needing = Object.values(converters).filter((converter) => converter.needsLaws);
  const laws = new Map(
    await Promise.all(needing.map(async ({ slug }) => [slug, await lawsOf(slug)] as const)),
  );
  return (slug) => laws.get(slug);
}
