import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "fire-pump-and-tank",
  name: "Fire pump and tank size",
  heading: "Fire Pump and Tank Size Calculator",
  question: "What fire pump and water tank does this demand need?",
  lead: "Demand, its pressure and what the suction gives decide the rated flow and pressure of the pump; demand times duration is the water in the tank.",
  seo: {
    title: "Fire Pump Size Calculator: Pump and Tank",
    description:
      "Fire pump rating by NFPA 20 from demand flow and pressure, suction from tank or main, churn and 150% points, driver power and tank volume for the duration.",
  },
  fixed: { mode: "pump" },
  fields: ["demandFlow", "demandPressure", "pumpTime", "suction", "waterLevel"],
  defaults: {
    suction: "tank",
    demandFlow: { si: "2000", us: "500" },
    demandPressure: { si: "7", us: "100" },
  },
  answer: ["ratedFlow", "ratedPressure", "tankVolume", "power"],
  examples: [
    {
      id: "pump-attic",
      title: "305 gpm at 100 psi: a 250 gpm pump, loaded to 122%",
      origin: {
        kind: "published",
        source:
          "Anvil Fire, Fire Pump Rating (Size) Selection (2020): a 250 gpm pump reaches 375 gpm at 150%",
      },
      inputs: {
        demandFlow: { value: 305, unit: "gallon-us-per-minute" },
        demandPressure: { value: 100, unit: "psi" },
        suction: "tank",
      },
      expect: { outputs: { ratedFlow: 0.015772549099999998, loading: 122 } },
    },
    {
      id: "two-hours",
      title: "1,250 gpm for two hours: a 1,000 gpm pump and 150,000 gallons",
      origin: {
        kind: "independent",
        by: "by hand: 1,250 ÷ 1,000 = 125% of the rating, 750 gpm would be at 167%; 1,250 gpm × 120 min = 150,000 gal",
      },
      inputs: {
        demandFlow: { value: 1250, unit: "gallon-us-per-minute" },
        demandPressure: { value: 100, unit: "psi" },
        pumpTime: { value: 120, unit: "minute" },
      },
      expect: { outputs: { ratedFlow: 0.0630901964, loading: 125, tankVolume: 567.8117676 } },
    },
    {
      id: "from-main",
      title: "1,000 gpm at 130 psi from a main of 60 psi: 750 gpm at 103 psi",
      origin: oracle,
      inputs: {
        demandFlow: { value: 1000, unit: "gallon-us-per-minute" },
        demandPressure: { value: 130, unit: "psi" },
        mainStatic: { value: 60, unit: "psi" },
        mainResidual: { value: 45, unit: "psi" },
        mainFlow: { value: 1200, unit: "gallon-us-per-minute" },
        suction: "mains",
      },
      expect: {
        outputs: {
          ratedFlow: 0.0473176473,
          ratedPressure: 713514.664987092,
          suctionPressure: 339873.783676472,
          churnPressure: 1269903.03557461,
        },
      },
    },
  ],
  guide: [
    {
      title: "Choosing the rating",
      text: "NFPA 20 pumps come in fixed ratings, such as 500, 750, 1,000 and 1,250 gpm. They must deliver 150% of the rated flow at 65% of the rated pressure or more, so the demand may lie beyond 100%. The page takes the smallest rating that is loaded to 140% at most; 90 to 140% is the usual range.",
    },
    {
      title: "Rated pressure",
      text: "Rated pressure is what the pump adds at 100% flow, not what the gauge behind it shows. It is found backward: at the demand, suction pressure plus the pump’s curve must give the pressure needed. With a main as suction, use its flow test, and leave 20 psi in it at 150%.",
    },
    {
      title: "Churn",
      text: "With no flow the pump makes up to 140% of its rating, on top of the highest static pressure of the main. If that exceeds 175 psi, components behind it need higher listings. A flatter curve or a lower rating solves it better than relief valves, which the standard restricts.",
    },
    {
      title: "The tank",
      text: "Volume is the total demand, with hose if the pump feeds it, times the duration of the hazard: 30 minutes for light, 60 to 90 for ordinary, 90 to 120 for extra hazard. Water below the vortex plate doesn’t count. NFPA 22 wants it refilled within 8 hours.",
    },
  ],
  faq: [
    {
      q: "Can a fire pump be smaller than the demand?",
      a: "Yes. A listed pump delivers 150% of its rated flow, so a 500 gpm pump may serve 700 gpm if its pressure there, at least 65% of the rated one, is enough. Designing up to 140% leaves a little for later changes.",
    },
    {
      q: "How big is a fire water tank?",
      a: "Flow times minutes. A sprinkler and hose demand of 500 gpm for 60 minutes is 30,000 gallons. A reliable main that refills during the fire can reduce it where the authority agrees; without that, the tank holds all of it.",
    },
    {
      q: "When is a fire pump needed at all?",
      a: "When the supply at the demand flow has less pressure than the system needs: low mains, tall buildings, storage with high densities, or any tank at grade. Larger pipe, a larger K-factor or a shorter path may avoid it, and is cheaper to maintain.",
    },
  ],
  related: [
    "firefighting/sprinkler-demand",
    "firefighting/standpipe",
    "firefighting/hydrant-flow",
    "pipesizer/pump-head",
  ],
  words: [
    "fire pump sizing",
    "NFPA 20 calculator",
    "fire water tank size",
    "fire pump gpm",
    "jockey pump setting",
    "churn pressure",
    "fire pump horsepower",
    "fire water storage",
    "fire pump 150 percent",
    "fire tank capacity",
  ],
});
