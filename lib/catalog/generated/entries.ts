// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import periodictableEntries from "../../calculators/periodictable/entries.ts";
import physicsEntries from "../../calculators/physics/entries.ts";

export const entries = {
  periodictable: periodictableEntries,
  physics: physicsEntries,
};
