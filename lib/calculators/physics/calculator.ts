import { cite } from "../../sources/cite.ts";
import { definePanel } from "../define.ts";

export default definePanel({
  id: "physics",
  label: "Physics",
  category: "scientific-lab",
  heading: "Physics Calculator — Solve Any Formula",
  summary:
    "Mechanics, fluids, heat, waves, optics, electricity and modern physics: enter what you know, get what you seek with every step, a chart and its uncertainty.",
  seo: {
    title: "Physics Calculator — Solve Any Formula",
    description:
      "Free physics calculator: kinetic energy, projectiles, lenses, circuits, gases, relativity and more. Any variable, all solutions, your units, steps and charts.",
  },
  keywords: [
    "physics formulas",
    "kinetic energy",
    "force",
    "projectile motion",
    "ohm's law",
    "ideal gas",
    "lens equation",
    "pendulum",
    "momentum",
    "photon energy",
    "codata constants",
    "uncertainty propagation",
    "equation solver",
  ],
  guide: [
    {
      title: "Find a formula",
      text: "Type its name, a symbol or the quantities that you have (“mass and velocity”), or open a group. The address of the page keeps the formula with your values: copy it to share them.",
    },
    {
      title: "Solve for any variable",
      text: "Choose what you seek; what was found before becomes an input. Where an equation has several real solutions, all of them are shown; where it has none, the page says why.",
    },
    {
      title: "Units",
      text: "Each field has a unit of its own, and you may also type one behind a number: 100 km/h, 5 ft 11 in. Changing the unit converts the value.",
    },
    {
      title: "Uncertainty",
      text: "Write 9.81±0.02 or 9.81 +/- 0.02, and the result carries its standard uncertainty by first-order propagation, with the share of each input. The inputs are taken as independent.",
    },
  ],
  sources: [
    cite("openstax-physics-1", "mechanics, fluids, waves and sound; each formula names its section"),
    cite("openstax-physics-2", "heat, electricity and magnetism"),
    cite("openstax-physics-3", "optics, modern physics"),
    cite("CODATA22", "constants of nature"),
  ],
});
