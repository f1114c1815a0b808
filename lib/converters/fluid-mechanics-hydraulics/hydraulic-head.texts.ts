import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Pressure = specific gravity × 1,000 kg/m³ × 9.80665 m/s² × head. The specific gravity set next to the value (1 for water) applies only to the head units.",
    "A pump lifts any liquid to the same head, but the gauge pressure increases with specific gravity.",
    "At a specific gravity of 1, these are the conventional water columns of NIST SP 811; water at 20 °C is 0.2% lighter (specific gravity 0.9982).",
    "Head is a pressure difference, so gauge or absolute does not matter as long as both sides use the same reference.",
  ],
  pairs: [
    {
      slug: "feet-of-head-to-psi",
      from: "foot-of-head",
      to: "psi",
      lead: "{100} ft of water is {=100} psi; a fluid of specific gravity 0.85 gives {=100; specific-gravity=0.85} psi.",
      about: "A water tower makes pressure by its height alone. Set the specific gravity for other liquids.",
      rule: "× 3, ÷ 7",
      familiar: [
        ["2.31", "one psi of water"],
        ["10", "a water tank in the attic, about"],
        ["100", "a water tower, about"],
        ["231", "a standpipe in a tall building, about"],
      ],
      faq: [
        {
          q: "How many psi does a 150-foot water tower give?",
          a: "150 ft of water is 65.03 psi at the foot, whatever the shape of the tank.",
        },
      ],
    },
    {
      slug: "psi-to-feet-of-head",
      from: "psi",
      to: "foot-of-head",
      lead: "{60} psi lifts water {=60} ft; oil of specific gravity 0.85 rises {=60; specific-gravity=0.85} ft.",
      about: "Pump curves are drawn in feet, because a centrifugal pump lifts every thin liquid equally high. The pressure it makes depends on the liquid.",
      rule: "× 7, ÷ 3",
      familiar: [
        ["10", "two stories of lift, about"],
        ["40", "low house pressure, about"],
        ["60", "normal house pressure, about"],
        ["100", "a fog nozzle on a fire hose, often"],
      ],
      faq: [
        {
          q: "How many feet of head is 50 psi?",
          a: "50 psi of water is 115.3 ft. Add friction in the pipe before you pick the pump.",
        },
      ],
    },
    {
      slug: "meters-of-head-to-bar",
      from: "meter-of-head",
      to: "bar",
      lead: "{30} m of water is {=30} bar; a fluid of specific gravity 0.85 gives {=30; specific-gravity=0.85} bar.",
      about: "Pump makers give meters of head, pressure gauges bar. Ten meters of water make about one bar.",
      rule: "÷ 10",
      familiar: [
        ["1", "a rain barrel on a stand"],
        ["10", "three stories, about"],
        ["30", "a garden pump, about"],
        ["100", "a deep well pump, about"],
      ],
      faq: [
        {
          q: "How many bar is a pump head of 40 m?",
          a: "40 m of water is 3.92266 bar, before friction in the pipes.",
        },
      ],
    },
    {
      slug: "bar-to-meters-of-head",
      from: "bar",
      to: "meter-of-head",
      lead: "{3} bar lifts water {=3} m; oil of specific gravity 0.85 rises {=3; specific-gravity=0.85} m.",
      about: "One bar lifts water about ten meters, and light liquids higher.",
      rule: "× 10",
      familiar: [
        ["1", "three stories, about"],
        ["3", "normal house pressure, about"],
        ["6", "a sprinkler system, often"],
        ["10", "a fire main, often"],
      ],
      faq: [
        {
          q: "How high does 4 bar push water in meters?",
          a: "4 bar is 40.79 m of water. Each story takes about 3 m.",
        },
      ],
    },
    {
      slug: "meters-of-head-to-kilopascals",
      from: "meter-of-head",
      to: "kilopascal",
      lead: "{30} m of water is {=30} kPa; a fluid of specific gravity 0.85 gives {=30; specific-gravity=0.85} kPa.",
      about: "Designers add up pressure drops of heating systems in kilopascals, while circulator pumps are rated in meters.",
      rule: "× 10, − 5%",
      familiar: [
        ["0.5", "the lowest setting of a heating pump, about"],
        ["4", "a heating circulator, about"],
        ["10", "three stories of static height, about"],
        ["30", "a garden pump, about"],
      ],
      faq: [
        {
          q: "How many kPa is a head of 6 m?",
          a: "6 m of water is 58.8399 kPa. A circulator marked 25-60 reaches this head.",
        },
        { q: "What is a pressure drop of 20 kPa in meters of head?", a: "20 kPa is 2.039 m of water, the head that the circulator must supply at the design flow." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["feet-of-head-to-psi"],
      q: "How do I convert feet of head to psi?",
      a: "Multiply by 0.4335 and by the specific gravity. For water, 100 ft of head is 43.35 psi; for an oil with a specific gravity of 0.85, the same head is 36.85 psi.",
    },
    {
      pairs: ["psi-to-feet-of-head"],
      q: "How do I convert psi to feet of head?",
      a: "Multiply by 2.307 and divide by the specific gravity. For water, 50 psi is 115.3 ft of head; for gasoline with a specific gravity of 0.74, it is 155.9 ft. The rule of thumb of 2.31 ft per psi is for water only.",
    },
    {
      pairs: ["meters-of-head-to-bar", "bar-to-meters-of-head"],
      q: "How many meters of head are in 1 bar?",
      a: "One bar is 10.2 m of water at a specific gravity of 1. Ten meters of head is 0.980665 bar, so “10 m per bar” is 2% off. One standard atmosphere supports 10.332 m of water.",
    },
    {
      q: "Why is pump performance given as head instead of pressure?",
      a: "A centrifugal pump gives each kilogram of liquid the same energy, and therefore the same head, whatever the liquid. Pressure depends on density: 30 m of head is 294.2 kPa for water but 353.0 kPa for a brine with a specific gravity of 1.2.",
    },
    {
      q: "Which specific gravity should I enter?",
      a: "Enter the density of your liquid at pumping temperature divided by 1,000 kg/m³. Water is 0.998 at 20 °C and 0.958 at 100 °C, seawater about 1.025, diesel fuel about 0.84. Published pressure tables assume exactly 1 for water.",
    },
    {
      q: "Does the converter include friction and suction losses?",
      a: "No, it only converts units of pressure or head. Total dynamic head is static lift plus friction losses plus pressure difference plus velocity head; add those in one unit first, then convert the sum.",
    },
  ],
});
