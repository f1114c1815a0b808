import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "hydrant-flow",
  name: "Hydrant flow at 20 psi",
  heading: "Hydrant Flow Test Calculator",
  question: "How much can the hydrant deliver at 20 psi?",
  lead: "Static, residual and Pitot pressures of a flow test give the water that was flowing and, extrapolated to 20 psi (1.4 bar), what the main can still give.",
  seo: {
    title: "Hydrant Flow Calculator: GPM at 20 PSI",
    description:
      "Hydrant flow test by NFPA 291: gpm from Pitot pressure and outlet, available flow at 20 psi residual, color class, and the pressure at any other flow.",
  },
  fixed: { mode: "hydrant" },
  fields: ["staticPressure", "residualPressure", "outlets", "target", "planned"],
  answer: ["flowAtTarget", "testFlow", "hydrantClass", "drop"],
  examples: [
    {
      id: "hydrant-14-psi",
      title: "2½ in. at 14 psi, static 80 and residual 47 psi: 628 gpm flowing, 867 at 20 psi",
      origin: {
        kind: "published",
        source: "NFPA 13 hydraulic calculations (I. Kapalczynski), evaluating water supplies: 627.5 gpm",
      },
      inputs: {
        staticPressure: { value: 80, unit: "psi" },
        residualPressure: { value: 47, unit: "psi" },
        outlets: [
          { outlet: "smooth", diameter: { value: 2.5, unit: "inch" }, pitot: { value: 14, unit: "psi" } },
        ],
        target: { value: 20, unit: "psi" },
      },
      expect: {
        outputs: { testFlow: 0.039589098240999994, flowAtTarget: 0.054720668011408 },
        tolerance: { testFlow: 0.002 },
      },
    },
    {
      id: "hydrant-two",
      title: "Two outlets at 40 psi, and what is left at 1,500 gpm",
      origin: {
        kind: "independent",
        by: "by hand from the published flow at 40 psi: 1,061 gpm each; 75 − 25 · (1500/2122)^1.85 psi",
      },
      inputs: {
        staticPressure: { value: 75, unit: "psi" },
        residualPressure: { value: 50, unit: "psi" },
        outlets: [
          { diameter: { value: 2.5, unit: "inch" }, pitot: { value: 40, unit: "psi" } },
          { diameter: { value: 2.5, unit: "inch" }, pitot: { value: 40, unit: "psi" } },
        ],
        planned: { value: 1500, unit: "gallon-us-per-minute" },
      },
      expect: {
        outputs: { testFlow: 0.1338773967608, plannedPressure: 426377.22364016325 },
        tolerance: 0.001,
      },
    },
    {
      id: "metric",
      title: "63.5 mm with 1.4 bar at the Pitot, 5.5 and 4 bar: class A",
      origin: oracle,
      inputs: {},
      expect: {
        outputs: {
          testFlow: 0.0477186063483194,
          flowAtTarget: 0.082129986999241,
          hydrantClass: "A: green, 1,000 to 1,499 gpm (3,800 to 5,699 L/min)",
        },
      },
    },
  ],
  guide: [
    {
      title: "The test",
      text: "Two hydrants are used. At the first, the residual hydrant, a gauge shows the static pressure and then the residual pressure while the others flow. At the flowing hydrants a Pitot gauge reads the velocity pressure in the stream. Nobody measures residual pressure at a hydrant that is flowing.",
    },
    {
      title: "Flow from an outlet",
      text: "Gpm is 29.84 times the coefficient, times the diameter in inches squared, times the square root of the Pitot pressure in psi. The coefficient is 0.90 for a smooth, rounded outlet, 0.80 for a square one and 0.70 for one that projects into the barrel: feel the edge with your hand before the test.",
    },
    {
      title: "Extrapolating to 20 psi",
      text: "The available flow is the test flow times (static − 20)^0.54 over (static − residual)^0.54. This is only as good as the drop in the test. NFPA 291 recommends that the pressure fall by 25%, at least 10%; open another outlet if it falls less.",
    },
    {
      title: "What the number is not",
      text: "It is the main’s capacity at that place, hour and season, not the hydrant’s own. Fire flow at 20 psi leaves nothing for elevation or for a sprinkler system. For a design, subtract the margin your authority asks for and use the curve, not the one number.",
    },
  ],
  faq: [
    {
      q: "Why 20 psi?",
      a: "Below that, customers uphill may lose pressure altogether and a leaking main can draw in groundwater, so many health rules set 20 psi as the least pressure during fire fighting. A pumper also needs some inlet pressure so as not to collapse its suction hose.",
    },
    {
      q: "What do hydrant colors mean?",
      a: "NFPA 291 paints bonnets and caps by the flow at 20 psi: light blue from 1,500 gpm, green from 1,000, orange from 500, red below. Many cities have schemes of their own, so ask the water department before you rely on a color.",
    },
    {
      q: "Which Pitot pressure is reliable?",
      a: "NFPA 291 advises 10 to 30 psi. Lower readings waver, and above that the stream is fast and dangerous: open a second outlet instead, which lowers the pressure at each and increases the total flow.",
    },
  ],
  related: [
    "firefighting/required-fire-flow",
    "firefighting/sprinkler-demand",
    "firefighting/fire-pump-and-tank",
  ],
  words: [
    "fire hydrant gpm",
    "flow test",
    "pitot gauge gpm",
    "residual pressure flow",
    "gpm at 20 psi residual",
    "NFPA 291",
    "available fire flow",
    "hydrant color code",
    "static and residual pressure",
    "pitot to gpm",
    "water supply curve N1.85",
    "gpm at 20 psi",
    "residual pressure",
  ],
});
