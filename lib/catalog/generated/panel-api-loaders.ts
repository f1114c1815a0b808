// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.

export const panelApiLoaders = {
  periodictable: () => import("../../calculators/periodictable/api.ts"),
  physics: () => import("../../calculators/physics/api.ts"),
  scientific: () => import("../../calculators/scientific/api.ts"),
};
