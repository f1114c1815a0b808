// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.

export const panelJobs = {
};
