import type { CompiledConverter } from "@/lib/units/compile";

/** A quantity as it stands in the form, in another unit: rounded to four significant digits. Texts that are no plain number stay. */
export function inUnit(
  converter: CompiledConverter,
  { value, unit }: { value: string; unit: string },
  to: string,
): string {
  const amount = Number(value.replace(",", "."));
  const ratio = factorOf(converter, unit) / factorOf(converter, to);
  if (value.trim() === "" || !Number.isFinite(amount) || !Number.isFinite(ratio)) return value;
  return String(Number((amount * ratio).toPrecision(4)));
}

/** The factor of a linear unit to the base unit, as a double; NaN for others. */
function factorOf(converter: CompiledConverter, id: string): number {
  const law = converter.units.find((unit) => unit.id === id)?.law;
  if (law?.kind !== "linear") return Number.NaN;
  const [above = "", below = "1"] = law.factor.split("/");
  return Number(above) / Number(below);
}
