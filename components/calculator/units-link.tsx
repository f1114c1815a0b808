import type { UnitSystem } from "@/lib/kit/quantities/systems";
import { UNITS_NAME } from "@/lib/run/address/names";

/** Link to the same page in the other unit system, for browsers without script. */
export function UnitsLink({ system }: { system: UnitSystem }) {
  const [other, name] = system === "si" ? ["us", "US customary"] : ["si", "SI"];
  return (
    <noscript>
      <a
        href={`?${UNITS_NAME}=${other}`}
        rel="nofollow"
        target="_self"
        className="mb-2 inline-flex min-h-11 items-center text-accent text-sm underline-offset-4 hover:underline"
      >
        Show this in {name} units
      </a>
    </noscript>
  );
}
