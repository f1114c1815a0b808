// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import periodictableJobs from "../../calculators/periodictable/jobs.ts";
import scientificJobs from "../../calculators/scientific/jobs.ts";

export const panelJobs = {
  periodictable: periodictableJobs,
  scientific: scientificJobs,
};
