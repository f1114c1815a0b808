import names from "../../../data/elements/names.json" with { type: "json" };
import properties from "../../../data/elements/properties.json" with { type: "json" };
import { defineEntries, type EntryPage } from "../../kit/calculator/entries.ts";
import { configurationText } from "../../science/chemistry/configuration.ts";
import {
  type ElementProperties,
  type NamedElement,
  slugOf,
  weightText,
} from "../../science/chemistry/element.ts";
import { temperatureTexts } from "../../science/chemistry/state.ts";
import { categoryName } from "./categories.ts";
import { entryMessages } from "./entry-messages.ts";

const named: readonly NamedElement[] = names.elements;
const elementProperties = properties.elements as unknown as readonly ElementProperties[];

export default defineEntries({ kind: "Element", pages: named.map(pageOf) });

function pageOf(element: NamedElement, index: number): EntryPage {
  const { z, symbol, name, aliases = [] } = element;
  const details = elementProperties[index] as ElementProperties;
  return {
    slug: slugOf(element),
    name,
    aliases: [symbol.toLowerCase(), String(z), ...aliases].filter((alias) => alias !== slugOf(element)),
    code: symbol,
    seo: {
      title: entryMessages.title({ name, symbol, number: z }),
      description: description(element, details),
    },
    line: entryMessages.line({
      number: z,
      symbol,
      category: categoryName(details.category).toLowerCase(),
    }),
    words: [entryMessages.numbered(z)],
    text: entryMessages.searchWords,
  };
}

/** Lists popular facts that fit into 160 characters. */
function description({ z, symbol, name }: NamedElement, details: ElementProperties): string {
  const leadOf = "massNumber" in details.weight ? entryMessages.massNumber : entryMessages.atomicWeight;
  const facts = [
    configurationText(details.configuration),
    details.melting === null ? "" : entryMessages.meltsAt(temperatureTexts(details.melting).celsius),
    details.boiling === null || details.sublimes
      ? ""
      : entryMessages.boilsAt(temperatureTexts(details.boiling).celsius),
    ...entryMessages.features,
  ].filter((fact) => fact !== "");
  let text = leadOf({ name, symbol, number: z, weight: weightText(details.weight) });
  for (const fact of facts)
    if (`${text}, ${fact}.`.length <= 155 && !text.includes(fact)) text = `${text}, ${fact}`;
  return `${text}.`;
}
