import { type Element, weightText } from "../../science/chemistry/element.ts";

/** Data of an element for the table, the list, the chart and the comparison. Serialized into the page. */
export interface TableElement
  extends Pick<
    Element,
    | "z"
    | "symbol"
    | "name"
    | "aliases"
    | "group"
    | "period"
    | "block"
    | "category"
    | "electronegativity"
    | "ionization1"
    | "affinity"
    | "density"
    | "melting"
    | "boiling"
    | "sublimes"
    | "phaseNote"
    | "covalentRadius"
    | "vdwRadius"
    | "discovered"
    | "configuration"
  > {
  /** "55.845" or "[97]". */
  weight: string;
  estimated?: readonly string[];
}

export const tableElement = (element: Element): TableElement => ({
  z: element.z,
  symbol: element.symbol,
  name: element.name,
  ...(element.aliases && { aliases: element.aliases }),
  weight: weightText(element.weight),
  group: element.group,
  period: element.period,
  block: element.block,
  category: element.category,
  configuration: element.configuration,
  electronegativity: element.electronegativity,
  ionization1: element.ionization1,
  affinity: element.affinity,
  density: element.density,
  melting: element.melting,
  boiling: element.boiling,
  ...(element.sublimes && { sublimes: true }),
  ...(element.phaseNote !== undefined && { phaseNote: element.phaseNote }),
  covalentRadius: element.covalentRadius,
  vdwRadius: element.vdwRadius,
  discovered: element.discovered,
  ...(element.estimated && { estimated: element.estimated }),
});
