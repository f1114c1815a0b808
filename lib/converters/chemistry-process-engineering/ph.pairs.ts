import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "ph-to-hydrogen-ion-moles-per-liter", from: "ph", to: "hydrogen-ion-mole-per-liter" },
  { slug: "hydrogen-ion-moles-per-liter-to-ph", from: "hydrogen-ion-mole-per-liter", to: "ph" },
  { slug: "ph-to-poh", from: "ph", to: "poh" },
]);
