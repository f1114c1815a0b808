// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import materialsPhrases from "../../calculators/materials/phrases.ts";
import periodictablePhrases from "../../calculators/periodictable/phrases.ts";
import physicsPhrases from "../../calculators/physics/phrases.ts";
import scientificPhrases from "../../calculators/scientific/phrases.ts";

export const phrases = {
  materials: materialsPhrases,
  periodictable: periodictablePhrases,
  physics: physicsPhrases,
  scientific: scientificPhrases,
};
