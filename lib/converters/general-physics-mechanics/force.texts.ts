import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A kilogram-force or pound-force is the weight of that mass at standard gravity, exactly 9.80665 m/s²; at sea level the local weight differs by up to about 0.3%.",
    "Always specify which ton-force: the US ton-force is 2,000 lbf, the UK ton-force 2,240 lbf and the tonne-force 1,000 kgf.",
    "The sthène is exactly 1,000 N.",
  ],
  pairs: [
    {
      slug: "newtons-to-pounds-force",
      from: "newton",
      to: "pound-force",
      about: "Test reports and physics give newtons, US springs and load cells pounds-force. An apple weighs about one newton.",
      rule: "÷ 4, − 10%",
      familiar: [
        ["1", "a small apple"],
        ["50", "a 5 kg bag of potatoes"],
        ["700", "the weight of an adult"],
        ["4000", "the pull on the rope in a hard climbing fall, about"],
      ],
      faq: [
        {
          q: "How many pounds is 100 newtons?",
          a: "100 N is 22.48 lbf. It is about the weight of ten liters of water.",
        },
        { q: "What does a mass of 20 kg weigh in newtons and in pounds-force?", a: "It weighs 196.1 N, or 44.09 lbf. The mass is 44.09 lb: in American units, mass and weight on Earth have the same number." },
      ],
    },
    {
      slug: "pounds-force-to-newtons",
      from: "pound-force",
      to: "newton",
      about: "US pull tests, fishing lines and triggers are rated in pounds; physics and European standards use newtons.",
      rule: "× 4, + 10%",
      familiar: [
        ["5", "the trigger of a service pistol, about"],
        ["20", "the rating of a medium fishing line"],
        ["150", "the weight of an adult"],
        ["3000", "an ATV winch"],
      ],
      faq: [
        {
          q: "How many newtons is a 20-pound pull?",
          a: "20 lbf is 88.96 N. A pound-force is the weight of one pound, 4.448 N.",
        },
        { q: "Is a pound of thrust the same as a newton?", a: "No: 1 lbf is 4.448 N. A model jet engine rated at 30 lbf pushes with 133.4 N." },
      ],
    },
    {
      slug: "kilograms-force-to-newtons",
      from: "kilogram-force",
      to: "newton",
      about: "Old gauges, luggage scales and spring balances show kilograms but measure a weight, in kilograms-force.",
      rule: "× 10",
      familiar: [
        ["1", "a liter of water held in the hand"],
        ["20", "a wheeled suitcase, lifted"],
        ["75", "an adult standing still"],
        ["1000", "a small crane’s load"],
      ],
      faq: [
        {
          q: "How many newtons is 50 kgf?",
          a: "50 kgf is 490.3 N. The factor is standard gravity, 9.80665 m/s², wherever you measure.",
        },
        { q: "Is a kilopond the same as a kilogram-force, and how many newtons is it?", a: "Yes. 1 kp in older German and Scandinavian books is 1 kgf, or 9.80665 N." },
      ],
    },
    {
      slug: "kilonewtons-to-pounds-force",
      from: "kilonewton",
      to: "pound-force",
      about: "Climbing gear, anchors and structural loads abroad are rated in kilonewtons; US rigging charts use pounds.",
      rule: "× 200, + 10%",
      familiar: [
        ["1", "the weight of a heavy adult"],
        ["12", "the most that a climbing rope may pass on in the standard fall test"],
        ["22", "a typical carabiner along its long axis"],
        ["100", "the weight of ten metric tons, about"],
      ],
      faq: [
        {
          q: "How many pounds does a 22 kN carabiner hold?",
          a: "22 kN is 4,946 lbf, along the spine with the gate closed. Crosswise it is often rated 7 kN, or 1,574 lbf.",
        },
        {
          q: "How many pounds is 1 kN?",
          a: "1 kN is 224.8 lbf, about the weight of a heavy adult.",
        },
      ],
    },
    {
      slug: "newtons-to-kilograms-force",
      from: "newton",
      to: "kilogram-force",
      about: "A force in newtons is easier to picture as the weight of a mass: divide by ten for the kilograms.",
      rule: "÷ 10",
      familiar: [
        ["10", "a liter of water"],
        ["100", "ten one-liter bottles of water"],
        ["686", "an adult of 70 kg"],
        ["2000", "a midsize motorcycle"],
      ],
      faq: [
        {
          q: "How many kilograms of weight is 500 N?",
          a: "500 N is 50.99 kgf. A bathroom scale that reads 51 kg is pressed with this force.",
        },
        { q: "How many newtons is a reading of 5 kg on a luggage scale?", a: "The scale shows kilograms but senses a force: 5 kgf, or 49.03 N." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["newtons-to-pounds-force", "pounds-force-to-newtons"],
      exact: true,
      q: "How do I convert newtons to pounds-force?",
      a: "Divide by 4.448, or multiply by 0.2248. So 100 N is 22.48 lbf and 1 kN is 224.8 lbf. The factor is exact: one pound-force is 0.45359237 kg times 9.80665 m/s².",
    },
    {
      pairs: ["kilograms-force-to-newtons", "newtons-to-kilograms-force"],
      q: "How do I convert kilograms to newtons?",
      a: "A kilogram is a mass; its weight at standard gravity is one kilogram-force, 9.80665 N. A 70 kg person therefore exerts 686.5 N on the floor. On the Moon the mass stays 70 kg, but the force drops to about 113 N.",
    },
    {
      q: "What is the difference between a pound and a pound-force?",
      a: "The pound is a mass of 0.4536 kg; the pound-force is its weight at standard gravity, 4.448 N. The coherent unit is the poundal: it accelerates one pound by 1 ft/s² and is 0.1383 N, so 1 lbf is 32.17 poundals.",
    },
    {
      q: "Which ton does “ton-force” mean?",
      a: "Three are in use: the US (short) ton-force is 2,000 lbf or 8.896 kN, the UK (long) ton-force is 2,240 lbf or 9.964 kN, and the metric tonne-force is 9.80665 kN. The largest exceeds the smallest by 12%, so always specify the ton when rating a crane or press.",
    },
    {
      q: "How many pounds is a kip?",
      a: "A kip is 1,000 pounds-force, or 4.448 kN. It is used in the United States for loads on steel and concrete structures. A column load of 250 kips is 1,112 kN.",
    },
  ],
});
