// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import scientificApi from "../../calculators/scientific/api.ts";

export const panelApis = {
  scientific: scientificApi,
};
