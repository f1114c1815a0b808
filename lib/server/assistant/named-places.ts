import { places } from "../../civil/holidays/places.ts";

/** What English calls places that the list of holidays has by another name. */
const ALIASES: Readonly<Record<string, string>> = {
  bavaria: "bayern",
  hesse: "hessen",
  saxony: "sachsen",
  "lower saxony": "niedersachsen",
  "saxony-anhalt": "sachsen-anhalt",
  thuringia: "thüringen",
  "north rhine-westphalia": "nordrhein-westfalen",
  "rhineland-palatinate": "rheinland-pfalz",
  usa: "united states",
  america: "united states",
  uk: "united kingdom",
  holland: "netherlands",
};
const US_STATES = (
  "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa," +
  "kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada," +
  "new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island," +
  "south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming"
).split(",");

let ids: ReadonlyMap<string, string> | undefined;

/** Ids of the places with public holidays by their names in lower case; a country before its parts of the same name. */
function placeIds(): ReadonlyMap<string, string> {
  if (ids) return ids;
  const made = new Map<string, string>();
  for (const { id, label } of places) {
    const [country = "", part] = label.toLowerCase().split(": ");
    const name = part ?? country.replace(/, nationwide holidays$/, "");
    if (!made.has(name)) made.set(name, id);
  }
  for (const [alias, name] of Object.entries(ALIASES)) {
    const id = made.get(name);
    if (id !== undefined) made.set(alias, id);
  }
  ids = made;
  return made;
}

/** Whether words in lower case name a country, a part of one or a state of the United States. */
export const isPlace = (words: string): boolean => placeIds().has(words) || US_STATES.includes(words);

const MOST_WORDS = 4;

/** The id of the place with public holidays that a text in lower case names, of a part before its country's. */
export function placeIn(text: string): string | undefined {
  const words = text.match(/[\p{L}-]+/gu)?.slice(0, 60) ?? [];
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(MOST_WORDS, words.length - start); length > 0; length -= 1) {
      const id = placeIds().get(words.slice(start, start + length).join(" "));
      if (id !== undefined) found.push(id);
    }
  return found.find((id) => id.includes("-")) ?? found[0];
}
