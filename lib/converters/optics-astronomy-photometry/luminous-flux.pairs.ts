import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "lumens-to-candelas-isotropic", from: "lumen", to: "candela-isotropic", title: "Lumens to Isotropic Candelas (lm to cd)" },
  { slug: "candelas-isotropic-to-lumens", from: "candela-isotropic", to: "lumen", title: "Isotropic Candelas to Lumens (cd to lm)" },
  { slug: "lumens-to-candelas-beam", from: "lumen", to: "candela-beam", title: "Lumens to Beam Candelas (lm to cd)" },
  { slug: "lumens-to-watts-555nm", from: "lumen", to: "watt-555nm", title: "Lumens to Watts at 555 nm (lm to W)" },
]);
