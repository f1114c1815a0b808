import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "water-supply-pipe",
  name: "Water supply pipe size",
  heading: "Water Supply Pipe Size Calculator",
  question: "What size of water line does the building need?",
  lead: "Street pressure pays for height, meter, friction and the last shower. The smallest service and main that leave enough at the highest fixture is the answer.",
  seo: {
    title: "Water Line Size Calculator: Service and Main",
    description:
      "Size a water service and main from fixtures, street pressure, height and length: pressure budget, friction rate, velocity limits, copper, PEX or CPVC.",
  },
  fixed: { mode: "supply" },
  fields: ["fixtures", "streetPressure", "rise", "meterLoss", "length", "material"],
  answer: ["serviceSize", "demand", "fixturePressure", "frictionRate"],
  examples: [
    {
      id: "home-main",
      title: "A home with three bathrooms, 400 kPa in the street, 6 m up: 1 in.",
      origin: oracle,
      inputs: {},
      expect: {
        outputs: {
          serviceSize: "1 in",
          availablePressure: 166260,
          frictionRate: 1855.9783277647,
          fixturePressure: 222740.97525059,
        },
      },
    },
    {
      id: "us-home-by-calculator",
      title: "The same home by the Water Demand Calculator, 60 psi: ¾ in.",
      origin: oracle,
      inputs: {
        streetPressure: { value: 60, unit: "psi" },
        rise: { value: 20, unit: "foot" },
        residual: { value: 20, unit: "psi" },
        meterLoss: { value: 5, unit: "psi" },
        length: { value: 100, unit: "foot" },
        maxVelocity: { value: 8, unit: "foot-per-second" },
        maxHotVelocity: { value: 5, unit: "foot-per-second" },
        sizing: "calculator",
      },
      expect: {
        outputs: {
          demand: 0.0006939921603999999,
          serviceSize: "¾ in",
          velocity: 2.2225827350013,
          fixturePressure: 182841.55579701,
        },
      },
    },
    {
      id: "restrooms",
      title: "Office restrooms with flushometer valves and 10 gpm of irrigation: 2 in.",
      origin: oracle,
      inputs: {
        streetPressure: { value: 75, unit: "psi" },
        rise: { value: 15, unit: "foot" },
        residual: { value: 35, unit: "psi" },
        meterLoss: { value: 6, unit: "psi" },
        length: { value: 120, unit: "foot" },
        maxVelocity: { value: 8, unit: "foot-per-second" },
        maxHotVelocity: { value: 5, unit: "foot-per-second" },
        fixtures: [
          { fixture: "water-closet-public-valve", number: 4 },
          { fixture: "urinal-valve-34", number: 2 },
          { fixture: "lavatory-public", number: 4 },
          { fixture: "service-sink", number: 1 },
        ],
        continuous: { value: 10, unit: "gallon-us-per-minute" },
        backflowLoss: { value: 4, unit: "psi" },
      },
      expect: {
        outputs: {
          demand: 0.00406300864816,
          serviceSize: "2 in",
          hotSize: "1¼ in",
          frictionRate: 860.57572105252,
        },
      },
    },
  ],
  guide: [
    {
      title: "The pressure budget",
      text: "From the lowest pressure at the main subtract 0.433 psi per foot of height (9.8 kPa per meter), the meter, any backflow preventer or softener, and what the last fixture needs while flowing. The rest may be lost to friction over the developed length plus an allowance for fittings. Divided by that length it is the allowable friction rate.",
    },
    {
      title: "Why meters matter",
      text: "A meter can take 5 psi or more at peak, a reduced pressure backflow preventer often above 10, and neither is proportional to flow. Read them from the manufacturer’s curve at the demand shown here. A generous guess at these two is the usual reason for a main that is one size off.",
    },
    {
      title: "Velocity is the second limit",
      text: "With high street pressure the budget would allow a very small pipe. The velocity limits then decide: 8 ft/s (2.4 m/s) for cold and 5 ft/s (1.5 m/s) for hot water by default, as for copper. The IPC also sets a floor: a water service is at least ¾ in.",
    },
    {
      title: "Inside diameters differ",
      text: "A 1 in. PEX tube has an inside diameter of 0.86 in., Type L copper 1.025 in. At the same flow the PEX loses more than twice as much. Choose the material before you trust a nominal size, and use the supplier’s data for insert fittings.",
    },
  ],
  faq: [
    {
      q: "What size water line does a house need?",
      a: "Most houses with two or three bathrooms need ¾ or 1 inch. What moves the answer is less the number of fixtures than low street pressure, a long run from the street, and an upper floor. A 1¼ inch line is common for long rural services.",
    },
    {
      q: "What pressure should remain at the top fixture?",
      a: "IPC Table 604.3 lists it by fixture: 8 psi for most faucets, 20 psi for a pressure-balanced shower or bathtub valve, more for many flushometer valves. Take the fixture that is worst placed. People complain of showers long before the code’s minimum is reached.",
    },
    {
      q: "Does pipe size change water pressure?",
      a: "Not while nothing flows: static pressure is the same in every size. During use a larger pipe loses less, so more is left at the tap. If the pressure is low with all taps shut, a larger pipe won’t help; a booster pump will.",
    },
    {
      q: "What if the pressure is too high?",
      a: "Above 80 psi static the IPC requires a pressure-reducing valve. Set the budget with its outlet pressure, and add its falloff at peak flow, from the manufacturer’s curve, under other losses.",
    },
  ],
  related: [
    "plumbing/fixture-units",
    "pipesizer/pressure-drop",
    "pipesizer/pipe-size",
    "plumbing/water-heater",
  ],
  words: [
    "water service size",
    "water main size house",
    "water line sizing",
    "domestic water pipe sizing",
    "PEX size for house",
    "copper water line size",
    "water meter pressure loss",
    "cold water supply pipe",
    "what size water line for 3 bathrooms",
    "street pressure",
    "booster pump needed",
  ],
});
