/** Largest area per sprinkler, as spacings in feet, and density in gpm/ft². */
export const LIMITS = {
  light: { label: "light hazard", spacing: ["15", "15"], density: "0.1" },
  "ordinary-1": { label: "ordinary hazard, group 1", spacing: ["13", "10"], density: "0.15" },
  "ordinary-2": { label: "ordinary hazard, group 2", spacing: ["13", "10"], density: "0.2" },
  "extra-1": { label: "extra hazard, group 1", spacing: ["10", "10"], density: "0.3" },
  "extra-2": { label: "extra hazard, group 2", spacing: ["10", "10"], density: "0.4" },
} as const;
export type Hazard = keyof typeof LIMITS;

/** Uses of buildings by section A.4.3 of NFPA 13 (2022). */
const USES: Readonly<Partial<Record<Hazard, string>>> = {
  light:
    "office offices church churches school schools hospital hospitals museum museums nursing_home nursing_homes",
  "ordinary-1": "laundry laundries bakery bakeries cannery canneries restaurant_kitchen restaurant_kitchens",
  "ordinary-2":
    "parking_garage parking_garages parking_structure parking_structures car_park car_parks repair_garage " +
    "repair_garages store stores shop shops supermarket supermarkets mercantile post_office post_offices",
};

const names = new Map<string, { hazard: Hazard; isUse: boolean }>();
for (const [hazard, uses] of Object.entries(USES) as [Hazard, string][])
  for (const use of uses.split(" ")) names.set(use.replace("_", " "), { hazard, isUse: true });
for (const hazard of Object.keys(LIMITS) as Hazard[]) {
  const [kind = "", group = ""] = hazard.split("-");
  const groups = group === "2" ? ["2", "ii", "group 2", "group ii"] : ["", "1", "i", "group 1", "group i"];
  for (const each of groups)
    for (const separator of ["", " ", ", ", "-"])
      for (const name of [`${kind} hazard`, `${kind}-hazard`, `${kind[0]}h`])
        names.set(`${name}${each === "" ? "" : separator}${each}`, { hazard, isUse: false });
}

/** Returns the name itself if it is that of a hazard, or of a use that NFPA 13 classes. */
export const hazardName = (name: string): string | undefined =>
  names.has(name.toLowerCase()) ? name.toLowerCase() : undefined;

/** Returns the hazard of the last name, and a sentence on how it was chosen. */
export function hazardOf(hazardNames: readonly string[]): { hazard: Hazard; note?: string } | undefined {
  const last = hazardNames.at(-1) ?? "";
  const match = names.get(last);
  if (!match) return undefined;
  const { hazard, isUse } = match;
  if (hazardNames.length > 1) return { hazard, note: `${last} instead of ${hazardNames[0]}.` };
  return isUse
    ? { hazard, note: `By NFPA 13 (2022), A.4.3, ${LIMITS[hazard].label} (${last}).` }
    : { hazard };
}
