// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.

export const phrasesLoaders = {
  "phrases-math-utility": () => import("../../catalog/generated/phrases-math-utility.ts"),
  "phrases-financial-health": () => import("../../catalog/generated/phrases-financial-health.ts"),
  "phrases-engineering-construction": () => import("../../catalog/generated/phrases-engineering-construction.ts"),
  "phrases-scientific-lab": () => import("../../catalog/generated/phrases-scientific-lab.ts"),
};
