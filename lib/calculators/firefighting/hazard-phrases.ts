export const HAZARD =
  /\b(light|ordinary|extra)[\s-]hazard(?:,? ?(?:group )?(1|2|i{1,2}))?(?!\w)|\b(lh|oh|eh)[\s-]?(1|2)?(?!\w)/g;

/** Largest area per sprinkler, as spacings in feet, and density in gpm/ft². */
export const LIMITS: Readonly<
  Record<string, { label: string; spacing: readonly [string, string]; density: string }>
> = {
  light: { label: "light hazard", spacing: ["15", "15"], density: "0.1" },
  "ordinary-1": { label: "ordinary hazard, group 1", spacing: ["13", "10"], density: "0.15" },
  "ordinary-2": { label: "ordinary hazard, group 2", spacing: ["13", "10"], density: "0.2" },
  "extra-1": { label: "extra hazard, group 1", spacing: ["10", "10"], density: "0.3" },
  "extra-2": { label: "extra hazard, group 2", spacing: ["10", "10"], density: "0.4" },
};

/** What a building is used for, by section A.4.3 of NFPA 13 (2022). */
const USES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:offices?|church(?:es)?|schools?|hospitals?|museums?|nursing homes?)\b/, "light"],
  [/\b(?:laundr(?:y|ies)|baker(?:y|ies)|canner(?:y|ies)|restaurant kitchens?)\b/, "ordinary-1"],
  [
    /\b(?:parking (?:garages?|structures?)|car parks?|repair garages?|stores?|shops?|supermarkets?|mercantile|post offices?)\b/,
    "ordinary-2",
  ],
];

function hazardIn([, word, group, short, number]: RegExpExecArray): string | undefined {
  const kind = word ?? { lh: "light", oh: "ordinary", eh: "extra" }[short ?? ""];
  if (kind === undefined) return undefined;
  if (kind === "light") return "light";
  const which = group ?? number;
  return `${kind}-${which === "2" || which === "ii" ? 2 : 1}`;
}

/** The hazard that is said, or that of the use that is said. */
export function hazardOf(lower: string): { hazard: string; note?: string } | undefined {
  // Where a question goes on from another one, the hazard that is said last.
  const all = [...lower.matchAll(HAZARD)];
  const last = all.at(-1);
  const said = last && hazardIn(last);
  if (said !== undefined)
    return { hazard: said, ...(all.length > 1 && { note: `${last?.[0]} instead of ${all[0]?.[0]}.` }) };
  const use = USES.findLast(([pattern]) => pattern.test(lower));
  const hazard = use?.[1];
  if (hazard === undefined) return undefined;
  const place = use?.[0].exec(lower)?.[0] ?? "";
  return { hazard, note: `By NFPA 13 (2022), A.4.3, ${LIMITS[hazard]?.label} (${place}).` };
}
