/** Under this name an address keeps a scenario. No field can have it: ids have no hyphens. */
export const SCENARIO_NAME = "what-if";
export const MAX_SCENARIOS = 3;
/** Under this one, what its visitor calls a scenario, or the form itself. */
export const SCENARIO_TITLE = "what-if-name";

/** Name of the cookie with the visitor's system of units, of the parameter of an address, and of the API's option. */
export const UNITS_NAME = "units";

/** Parameter of a calculator’s page that is opened from a project: its id, and that of its entry. */
export const PROJECT_NAME = "project";
export const ENTRY_NAME = "entry";
