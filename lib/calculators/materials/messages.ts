import { formatCounted } from "../../core/locale/locale.ts";
import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";

const errors = {
  materialMissing: "Choose a material from the list, or enter at least one property.",
  densityMissing: "No listed source gives the density of this material: enter it.",
  expansionMissing: "No listed source gives the thermal expansion of this material: enter it.",
  limitsReversed: "The maximum is less than the minimum.",
  /** Dimensions of a shape that contradict each other. */
  shapes: {
    wallsTooThick: "The walls are thicker than the shape allows: enter a thinner wall.",
    legsTooThick: "The legs are thicker than they are long.",
    flangesTooThick: "The flanges are thicker than the shape is high.",
    webTooThick: "The web is thicker than the flanges are wide.",
    ringTooSmall: "The ring would intersect itself: its centerline diameter is too small.",
  },
};

const warnings = {
  duplicateMaterial: "A material named twice is listed once.",
  nothingMatches: (similar: readonly string[]) =>
    `Nothing matches: remove a limit or a search word.${similar.length > 0 ? ` Similar names: ${similar.join("; ")}.` : ""}`,
  lineNeedsProperty: (index: string) =>
    `The line of ${index} passes through the selected material, which lacks a property it needs: choose another.`,
  lineNeedsOtherChart: ({ index, property }: { index: string; property: string }) =>
    `The line of ${index} is drawn on a chart of ${property} against density; the list still follows it.`,
  melts: ({ material, melting }: { material: string; melting: SentenceValue }) =>
    sentence`${material} begins to melt at ${melting}: it can no longer expand as a solid bar.`,
  creeps: "Above half of the absolute melting point, the material creeps and stress relaxes over time.",
  yields: (limit: SentenceValue) =>
    sentence`The restrained stress is above the yield strength of ${limit}: the material yields, and the formula no longer applies.`,
  provisional: (properties: string) => `Provisional, for the reason in the table: ${properties}.`,
  midpointOfRange: "Calculations use the midpoint of a range; the table has both ends.",
  directional: "The properties depend on direction; the table says which one.",
};

const assumptions = {
  description: ({ material, details }: { material: string; details: string }) => `${material}: ${details}.`,
  notListed: (properties: string) => `Not listed for any of these materials: ${properties}.`,
  sharpCorners: "Corners are assumed sharp: the fillets and bends of rolled sections are not included.",
  constantProperties: "The room-temperature coefficient and modulus are assumed constant.",
};

const steps = {
  density: "Density",
  densityEntered: "As entered.",
  densityListed: (source: string) => `As listed in ${source}`,
  lightest: {
    title: "Lightest",
    text: "The lowest density among materials that list one.",
  },
  stiffest: {
    title: "Stiffest",
    text: "The highest Young’s modulus among materials that list one.",
  },
  strongest: {
    title: "Strongest",
    text: "The highest yield strength, or the ultimate strength for materials that do not yield.",
  },
  matching: "Matching materials",
  matchingText: ({ count, conditions }: { count: number; conditions: readonly string[] }) =>
    `All ${count} materials${conditions.length > 0 ? `, limited to those ${conditions.join(" and ")}` : ""}.`,
  /** Conditions of a search, after “limited to those”. */
  inGroup: (group: string | undefined) => `in the group “${group}”`,
  withText: (search: string) => `with “${search}” in a name or number`,
  withinLimits: (properties: string) => `within the limits of ${properties}`,
  matchingCount: (count: number) => formatCounted(count, { one: "material", other: "materials" }),
  highestIndex: "Highest index",
  highestIndexText: ({ count, use }: { count: number; use: string }) =>
    `Of the ${count} matching materials that list both properties, the best for a ${use}.`,
};

const charts = {
  ashby: {
    title: ({ upward, across }: { upward: string; across: string }) => `${upward} and ${across}`,
    summary: "Each point is a material; a range is plotted at its midpoint with a bar across it.",
    noneAboveLine: ({ index, material }: { index: string; material: string }) =>
      `No material shown has a higher ${index} than ${material}`,
    aboveLine: (values: { count: number; total: number; index: string; material: string }) =>
      `${values.count} of ${values.total} have a higher ${values.index} than the line through ${values.material}`,
    highest: ({ material, property }: { material: string; property: string }) =>
      `${material}: the highest ${property} of those shown`,
    higherThan: (values: { material: string; property: string; count: number; others: number }) =>
      `${values.material}: higher ${values.property} than ${values.count} of the other ${values.others}`,
    extremes: ({ property, highest, lowest }: { property: string; highest: string; lowest: string }) =>
      `Highest ${property}: ${highest}; lowest: ${lowest}`,
    equalIndex: (index: string) => `Equal ${index}`,
  },
  comparison: {
    title: (material: string) => `Relative to ${material}`,
    finding: (values: { higher: string; times: string; property: string; lower: string }) =>
      `${values.higher} has ${values.times} times the ${values.property} of ${values.lower}`,
    summary: (material: string) =>
      `Each property as a percentage of ${material}; ranges are shown by their midpoints.`,
    property: "Property",
    percent: (material: string) => `Percent of ${material}`,
  },
};

const tables = {
  aboveLine: "Above the line",
  matching: "Matching materials",
  all: "All materials",
  material: "Material",
  notListed: "n/a",
  indices: { title: "Material indices", index: "Index", use: "Highest is best for a" },
  properties: {
    title: "Properties and their sources",
    property: "Property",
    value: "Value",
    condition: "Condition",
    source: "Source",
    minimum: "guaranteed minimum",
    range: "range",
    typical: "typical",
  },
  comparison: { title: "Side by side", property: "Property" },
};

/** Sentences of the calculator of materials. Functions take the values that a sentence names. */
export const messages = {
  errors,
  warnings,
  assumptions,
  steps,
  charts,
  tables,
  customMaterial: "Custom material",
  numberedCustomMaterial: (number: number) => `Custom material ${number}`,
  bestOfListed: ({ material, count }: { material: string; count: number }) =>
    `${material} (of ${count} that list it)`,
  figures: {
    range: ({ low, high }: { low: SentenceValue; high: SentenceValue }) => sentence`${low} to ${high}`,
    minimum: (low: SentenceValue) => sentence`≥ ${low}`,
  },
};
