import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "millisieverts-to-millirems", from: "millisievert", to: "millirem" },
  { slug: "millirems-to-millisieverts", from: "millirem", to: "millisievert" },
  { slug: "rems-to-sieverts", from: "rem", to: "sievert", title: "Rems to Sieverts (rem to Sv)" },
  { slug: "grays-to-rads", from: "gray", to: "rad", title: "Grays to Rads (Gy to rad)" },
  { slug: "microsieverts-to-millirems", from: "microsievert", to: "millirem" },
]);
