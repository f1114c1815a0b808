/** Query parameter of a scenario. Not a field: ids have no hyphens. */
export const SCENARIO_NAME = "what-if";
export const MAX_SCENARIOS = 3;
export const SCENARIO_TITLE = "what-if-name";

/** Name of the unit system’s cookie, query parameter and API option. */
export const UNITS_NAME = "units";

/** Parameter of a calculator’s page that is opened from a project: its id, and that of its entry. */
export const PROJECT_NAME = "project";
export const ENTRY_NAME = "entry";

/** Maximum length of a query for a server; Node accepts 8 kB of headers in total. */
export const MAX_QUERY_LENGTH = 6000;
