import { cite } from "../../core/sources/cite.ts";
import { definePanel } from "../../kit/calculator/define.ts";

export default definePanel({
  id: "physics",
  label: "Physics",
  category: "scientific-lab",
  heading: "Physics Calculator — Solve Any Formula",
  summary:
    "Mechanics, fluids, heat, waves, optics, electricity, modern physics and geometry: enter what you know and get the rest, with every step, a chart and the uncertainty.",
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
      text: "Type its name, a symbol or the quantities you have (“mass and velocity”), or open a group. The page’s link includes the formula and your values; copy it to share them.",
    },
    {
      title: "Solve for any variable",
      text: "Choose what to solve for; the previous unknown becomes an input. If an equation has several real solutions, all of them are shown; if it has none, the page says why.",
    },
    {
      title: "Units",
      text: "Each field has its own unit, and you can also type one after a number: 100 km/h, 5 ft 11 in. Changing the unit converts the value.",
    },
    {
      title: "Uncertainty",
      text: "Write 9.81±0.02 or 9.81 +/- 0.02, and the result carries its standard uncertainty by first-order propagation, with the share of each input. The inputs are assumed to be independent.",
    },
  ],
  sources: [
    cite("openstax-physics-1", "mechanics, fluids, waves and sound; each formula names its section"),
    cite("openstax-physics-2", "heat, electricity and magnetism"),
    cite("openstax-physics-3", "optics, modern physics"),
    cite("kuphaldt-ac", "three-phase circuits and power factor"),
    cite("nist-attenuation", "attenuation of photons"),
    cite("analytical-mechanics", "coefficient of restitution"),
    cite("openstax-prealgebra", "circles, triangles, solids and slopes"),
    cite("openstax-precalculus", "triangles without a right angle"),
    cite("munson", "pumps and flow in pipes"),
    cite("ASHRAE-F", "air that carries heat, air changes"),
    cite("nfpa-291", "fire flow"),
    cite("quikrete", "yield of concrete mix"),
    cite("CODATA22", "constants of nature"),
  ],
});
