// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import periodictableApi from "../../calculators/periodictable/api.ts";
import physicsApi from "../../calculators/physics/api.ts";
import scientificApi from "../../calculators/scientific/api.ts";

export const panelApis = {
  periodictable: periodictableApi,
  physics: physicsApi,
  scientific: scientificApi,
};
