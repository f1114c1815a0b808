import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "duct-leakage",
  name: "Duct leakage",
  heading: "Duct Leakage Calculator",
  question: "How much air leaks from this duct?",
  lead: "A leakage class, the duct’s surface and the static pressure in it give the air that never arrives, as a flow and as a share of what the fan moves.",
  seo: {
    title: "Duct Leakage Calculator: SMACNA and EN Classes",
    description:
      "Duct leakage in cfm or L/s from SMACNA leakage class or EN 16798-3 air tightness class, duct surface and static pressure, and as a share of airflow.",
  },
  fixed: { mode: "size" },
  fields: ["flow", "diameter", "length", "leakage", "leakagePressure"],
  defaults: {
    leakage: "smacna-4",
    length: { si: "30", us: "100" },
    leakagePressure: { si: "500", us: "2" },
  },
  answer: ["leakageFlow", "leakageShare", "surface"],
  examples: [
    {
      id: "class-4",
      title: "100 ft of 12 in. duct, SMACNA class 4 at 2 in. wg: 19.7 cfm",
      origin: {
        kind: "independent",
        by: "SMACNA’s F = C p^0.65 in Python: 4 × 2^0.65 cfm per 100 ft², times π × 1 ft × 100 ft = 19.72 cfm",
      },
      inputs: {
        flow: { value: 1000, unit: "cubic-foot-per-minute" },
        diameter: { value: 12, unit: "inch" },
        length: { value: 100, unit: "foot" },
        leakagePressure: { value: 2, unit: "inch-of-water" },
      },
      expect: { outputs: { leakageFlow: 0.0093062132230213, leakageShare: 1.9718749104606 } },
    },
    {
      id: "leakage",
      title: "20 m of 355 mm, air tightness class 5 (A) at 400 Pa: 30 L/s",
      origin: oracle,
      inputs: {
        flow: { value: 500, unit: "liter-per-second" },
        diameter: 355,
        leakage: "atc-5",
        leakagePressure: 400,
        length: 20,
      },
      expect: {
        outputs: {
          surface: 22.305307840488,
          leakageFlow: 0.029587684558493,
          leakageShare: 5.9175369116986,
        },
      },
    },
    {
      id: "leakage-tested",
      title: "The same duct after a test: 0.5 L/s per m² at 500 Pa, used at 250 Pa",
      origin: oracle,
      inputs: {
        flow: { value: 500, unit: "liter-per-second" },
        diameter: 355,
        testedLeakage: 0.5,
        testPressure: 500,
        leakagePressure: 250,
        length: 20,
        leakage: "none",
      },
      expect: { outputs: { leakageFlow: 0.0071073667884303, leakageClass: 6.2575761616987 } },
    },
  ],
  guide: [
    {
      title: "The formula",
      text: "Leakage is the class times the duct’s surface times static pressure to the power 0.65. SMACNA counts cfm per 100 ft² at 1 in. wg, EN 16798-3 L/s per m² at 1 Pa; the page converts between them. The power lies between that of a sharp opening (0.5) and of a laminar crack (1).",
    },
    {
      title: "Which class",
      text: "A class is a promise of workmanship. Seal class A (all joints, seams and penetrations) stands for SMACNA class 4 in rectangular duct and 2 in round; unsealed rectangular duct averages 48. ASHRAE Standard 90.1 allows class 4 where it requires a test. In Europe, class C (ATC 3) is often specified for ventilation.",
    },
    {
      title: "Which pressure",
      text: "Use the average static pressure inside the stretch, not the fan’s. Behind the fan it may be several inches of water, at the last diffuser next to nothing. For a long run, compute the parts upstream and downstream of the terminals separately and add the flows. Suction side leaks count too: they draw air in.",
    },
    {
      title: "Percent of flow is a poor criterion",
      text: "A 5% allowance asks much of a long, thin duct and nothing of a short, fat one. Class and surface say what a contractor can achieve; the share says what it costs. Fan power rises with roughly the cube of flow, so a tenth lost can take a third more energy.",
    },
  ],
  faq: [
    {
      q: "What is SMACNA leakage class 6?",
      a: "6 cfm per 100 square feet of duct surface at 1 in. wg. It was the class of rectangular duct with seal class A in the first edition of SMACNA’s manual; the second edition of 2012 lowered it to 4. Enter it as custom leakage under “More options”.",
    },
    {
      q: "How do I use the result of a leakage test?",
      a: "Divide the measured flow by the surface of the tested section, choose “None or custom”, and enter it under “More options” with the test pressure. The page then finds the leakage at the operating pressure and the class that the duct achieved.",
    },
    {
      q: "Do leaks on the return side matter?",
      a: "Yes. Under suction, air from an attic, crawl space or plant room enters the return and has to be heated, cooled and filtered. The amount follows the same formula with the suction as pressure, and it can also upset the pressure balance of the building.",
    },
  ],
  related: ["ductsizer/duct-size", "ductsizer/duct-velocity", "ductsizer/flex-duct", "hvac/ventilation"],
  words: [
    "SMACNA leakage class",
    "duct air tightness",
    "seal class",
    "duct blaster",
    "EN 16798-3 class",
    "ATC class",
    "leakage test duct",
    "cfm per 100 square feet",
    "ductwork leakage rate",
    "air leakage allowance",
  ],
});
