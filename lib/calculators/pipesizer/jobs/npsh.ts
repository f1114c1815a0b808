import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "npsh",
  name: "NPSH available",
  heading: "NPSH Calculator: Will the Pump Cavitate?",
  question: "Is there enough NPSH at the pump?",
  lead: "The pressure on the liquid, its height above the pump and the suction loss, less the vapor pressure, are the head that keeps it from boiling in the impeller.",
  seo: {
    title: "NPSH Calculator: Available and Required",
    description:
      "Net positive suction head available from liquid level, surface pressure, suction loss and temperature, compared with the NPSH your pump requires.",
  },
  fixed: { mode: "drop" },
  fields: ["suctionHead", "suctionPressure", "suctionLoss", "fluid", "temperature", "requiredNpsh"],
  defaults: {
    suctionHead: { si: "-3", us: "-10" },
    suctionLoss: { si: "5", us: "1" },
    requiredNpsh: { si: "3", us: "10" },
    length: { si: "0", us: "0" },
  },
  answer: ["npsh"],
  examples: [
    {
      id: "lift-3-m",
      title: "Water of 20 °C, 3 m below the pump, 5 kPa of suction loss: 6.6 m",
      origin: {
        kind: "independent",
        by: "by hand with the IAPWS-95 values at 20 °C: (101,325 − 2,339.2 − 5,000) Pa ÷ (998.21 kg/m³ × 9.80665 m/s²) − 3 m",
      },
      inputs: { suctionHead: -3, suctionLoss: 5, temperature: 20 },
      expect: { outputs: { npsh: 6.6011 }, tolerance: 1e-4 },
    },
    {
      id: "hot-60",
      title: "The same with water of 60 °C: 4.9 m",
      origin: {
        kind: "independent",
        by: "by hand with the IAPWS-95 values at 60 °C: (101,325 − 19,946 − 5,000) Pa ÷ (983.20 kg/m³ × 9.80665 m/s²) − 3 m",
      },
      inputs: { suctionHead: -3, suctionLoss: 5, temperature: 60 },
      expect: { outputs: { npsh: 4.92156 }, tolerance: 2e-4 },
    },
    {
      id: "crane-7-32",
      title: "Crane’s problem 7-32: 25 ft above water of 60 °F in a tank at 5 psi, 13.9 ft",
      origin: {
        kind: "independent",
        by: "the fluids library for Python (C. Bell), which solves problem 7-32 of Crane TP-410 (2009)",
      },
      inputs: {
        fluid: "other",
        liquid: "own",
        density: { value: 62.364, unit: "pound-per-cubic-foot" },
        viscosity: 1.1,
        vaporPressure: { value: 0.256, unit: "psi" },
        suctionHead: { value: -25, unit: "foot" },
        suctionPressure: { value: 135.798786465841, unit: "kilopascal" },
        suctionLoss: { value: 17.9160268263, unit: "kilopascal" },
        requiredNpsh: { value: 20, unit: "foot" },
      },
      expect: { outputs: { npsh: 4.23285415454 }, tolerance: 1e-6 },
    },
  ],
  guide: [
    {
      title: "What NPSH is",
      text: "A pump doesn’t pull water; pressure on the surface pushes it. At sea level that is 34 ft (10.3 m) of cold water. Lift, pipe friction and vapor pressure take their part, and what is left above the vapor pressure at the pump’s inlet is the net positive suction head available.",
    },
    {
      title: "Signs and pressures",
      text: "The level is positive for a flooded suction and negative for a lift. The pressure is absolute: atmospheric for an open tank, less at altitude (about 83 kPa, 12.1 psi, in Denver), plus the gauge pressure of a closed vessel. For a boiling liquid, as in a deaerator, it equals the vapor pressure and only height helps.",
    },
    {
      title: "Compare with the pump",
      text: "The NPSH required on a pump curve is usually NPSH3, at which the head has already fallen by 3%. Bubbles form well before. The page therefore warns unless there is 1.3 times that value and at least 2 ft (0.6 m) more. High-energy pumps need larger margins; ask the manufacturer.",
    },
    {
      title: "What raises it",
      text: "In this order: lower the pump or raise the level, make the suction pipe shorter and larger, remove strainers and tight valves from it, cool the liquid, and reduce the flow, because the required NPSH falls steeply with it. Throttle the discharge if you must, never the suction.",
    },
  ],
  faq: [
    {
      q: "How high can a pump lift water by suction?",
      a: "In theory 10.3 m (34 ft) for cold water at sea level; in practice 6 to 7 m, because the pump’s own NPSH and the pipe’s friction come off. Hot water and altitude lower it further. Deeper wells need a pump in the water.",
    },
    {
      q: "Does suction pipe friction belong to the head too?",
      a: "Yes, it counts on both sides: as part of the total head, and as a loss that lowers the NPSH. Compute it with the pressure drop page for the suction pipe alone and enter it here.",
    },
    {
      q: "What does cavitation sound like?",
      a: "Like gravel passing through the pump, with vibration and a head that drops or fluctuates. Over weeks it pits the impeller near the inlet edges. Air drawn in through a leak or vortex sounds similar but doesn’t pit, and more submergence or a tighter seal cures it.",
    },
  ],
  related: ["pipesizer/pump-head", "pipesizer/pressure-drop", "pipesizer/pipe-size"],
  words: [
    "net positive suction head",
    "NPSHa",
    "NPSHr",
    "pump cavitation",
    "suction lift calculator",
    "maximum suction lift",
    "NPSH margin",
    "flooded suction",
    "vapor pressure pump inlet",
    "cavitation",
  ],
});
