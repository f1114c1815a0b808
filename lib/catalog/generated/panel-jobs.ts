// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import periodictableJobs from "../../calculators/periodictable/jobs.ts";

export const panelJobs = {
  periodictable: periodictableJobs,
};
