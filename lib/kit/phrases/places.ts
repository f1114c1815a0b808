import holidays from "../../../data/holidays/records.json" with { type: "json" };

/** Common names of countries whose names in the list of holidays are longer. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: "us",
  america: "us",
  uk: "gb",
  holland: "nl",
};
const US_STATES = (
  "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa," +
  "kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada," +
  "new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island," +
  "south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming"
).split(",");

interface Place {
  id: string;
  label: string;
  aliases?: readonly string[];
}

const lowered = (name: string): string => name.toLowerCase();

let ids: ReadonlyMap<string, string> | undefined;

/** Maps lowercase names of holiday places to ids; a country precedes its parts of the same name. */
function placeIds(): ReadonlyMap<string, string> {
  if (ids) return ids;
  const idsByName = new Map(Object.entries(SHORT_NAMES));
  for (const { id, label, aliases = [] } of holidays.records as readonly Place[]) {
    const [country = "", part] = label.split(": ");
    for (const name of [part ?? country.replace(/, nationwide holidays$/, ""), ...aliases].map(lowered))
      if (!idsByName.has(name)) idsByName.set(name, id);
  }
  ids = idsByName;
  return idsByName;
}

/** Returns true if lowercase words name a country, a part of one or a state of the United States. */
export const isPlace = (words: string): boolean => placeIds().has(words) || US_STATES.includes(words);

/** Returns the id of a place with public holidays by its lowercase name. */
export const placeNamed = (name: string): string | undefined =>
  name.toLowerCase() === "us" ? "us" : placeIds().get(name.toLowerCase());
