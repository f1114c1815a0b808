import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "feet-of-head-to-psi",
    from: "foot-of-head",
    to: "psi",
    lead: "{100} ft of water is {=100} psi; a fluid of specific gravity 0.85 gives {=100; specific-gravity=0.85} psi.",
    about: "A water tower makes pressure by its height alone. Set the specific gravity for other liquids.",
    rule: "× 3, ÷ 7",
    familiar: [
      ["2.31", "one psi of water"],
      ["10", "a water tank in the attic"],
      ["100", "a small water tower"],
      ["231", "a standpipe in a tall building"],
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
    about: "A pump curve is drawn in feet, because the same pump lifts every liquid equally high. The pressure it makes depends on the liquid.",
    rule: "× 7, ÷ 3",
    familiar: [
      ["10", "two stories of lift, about"],
      ["40", "low house pressure"],
      ["60", "normal house pressure"],
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
      ["10", "three stories"],
      ["30", "a garden pump"],
      ["100", "a deep well pump"],
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
      ["1", "three stories"],
      ["3", "normal house pressure"],
      ["6", "a sprinkler system"],
      ["10", "a fire main"],
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
      ["0.5", "the lowest head of a heating pump"],
      ["4", "a heating circulator"],
      ["10", "three stories of static height"],
      ["30", "a garden pump"],
    ],
    faq: [
      {
        q: "How many kPa is a head of 6 m?",
        a: "6 m of water is 58.8399 kPa. A circulator marked 25-60 reaches this head.",
      },
    ],
  },
]);
