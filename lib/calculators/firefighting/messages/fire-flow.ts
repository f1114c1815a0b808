import { type SentenceValue, type SentenceValues, sentence } from "../../../kit/fields/sentence.ts";

export const fireFlow = {
  assumptions: {
    reductionUnverified:
      "The reduction for sprinklers (tables B105.1(1) and B105.2) is taken from secondary sources and was not compared with the printed code: check it against the adopted edition.",
    ruralNumbersUnverified:
      "The classification numbers of NFPA 1142 are quoted from secondary sources and were not compared with the printed standard; the number of a building is set by a survey, and the most hazardous occupancy counts for all of it.",
    codeAsAdopted:
      "International Fire Code, 2021 edition, Appendix B: it applies only where adopted, and many jurisdictions have amended it (California requires more with sprinklers).",
    sameFloors:
      "All floors have the same area. The fire-flow calculation area is the total of all floors; for types IA and IB, of three.",
    residualPressure: "Fire flow is measured at 20 psi (1.4 bar) residual pressure in the mains.",
  },
  steps: {
    requiredFlow: "Required fire flow",
    smallDwelling: ({ area, isSprinklered }: { area: SentenceValue; isSprinklered: boolean }) =>
      sentence`Table B105.1(1): a dwelling of up to ${area} ${isSprinklered ? "with" : "without"} sprinklers.`,
    flowForTime: ({ flow, time }: SentenceValues<"flow" | "time">) => sentence`${flow} for ${time}`,
    flowFromTable: "Fire flow from the table",
    tableRow: ({
      types,
      area,
      isThreeFloors,
    }: {
      types: string;
      area: SentenceValue;
      isThreeFloors: boolean;
    }) =>
      sentence`Table B105.1(2), type ${types}: ${area} ${isThreeFloors ? "on three floors" : "on all floors"}.`,
    neededFlowRounded: "ISO’s needed fire flow, rounded",
    roundingRule: "To the nearest 250 gpm below 2,500 gpm and to 500 above, at least 500 and at most 12,000.",
  },
  errors: {
    areaBeyondTable: "The table ends below this area.",
    dwellingStandard: "NFPA 13D is for one- and two-family dwellings and townhouses.",
  },
  constructionTypes: {
    I: "IA or IB",
    "II-III": "IIA or IIIA",
    "IV-V": "IV or VA",
    "IIB-IIIB": "IIB or IIIB",
    VB: "VB",
  },
  warnings: {
    interiorAttackOnly:
      "The National Fire Academy’s formula is for an interior attack: up to half of the building involved and up to 1,000 gpm (3,800 L/min). Beyond that it is only a comparison.",
    sprinklersCountedOtherwise:
      "Where ISO recognizes the sprinkler system, it uses the sprinkler demand instead of this figure; the fireground formulas do not account for sprinklers. The authority may waive the supply of NFPA 1142 for a building with complete NFPA 13, 13R or 13D sprinklers.",
    smallDwellings:
      "ISO has a separate table for dwellings of up to two stories, by the distance between buildings.",
    tallDwelling:
      "One- and two-family dwellings and townhouses have at most three stories; for taller buildings, choose the other type.",
  },
  methods: ["IFC appendix B", "ISO", "National Fire Academy", "Iowa State"],
  chart: {
    range: ({
      least,
      leastMethod,
      most,
      mostMethod,
    }: SentenceValues<"least" | "most"> & { leastMethod: string; mostMethod: string }) =>
      sentence`From ${least} (${leastMethod}) to ${most} (${mostMethod})`,
    title: "Fire flow by method",
    summary:
      "The same building by the code’s table, ISO’s guide and two fireground formulas, which answer different questions.",
    fireFlow: "Fire flow",
  },
  table: {
    title: "Methods",
    code: "IFC appendix B, planning",
    iso: "ISO, insurance rating",
    rural: "NFPA 1142, rural water supply",
    academy: (percent: number) => `National Fire Academy, ${percent}% burning`,
    iowa: "Iowa State, one floor burning",
  },
};
