import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Work is energy transferred by a force along a path. Torque uses the same units, N·m or lbf·ft, but is a different quantity: use the Torque Converter instead.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
    "The calorie here is the thermochemical calorie and the BTU is the International Table BTU; the Energy Converter has the others.",
  ],
  pairs: [
    {
      slug: "joules-to-foot-pounds",
      from: "joule",
      to: "foot-pound",
      title: "Joules to Foot-Pounds (J to ft-lb)",
      about: "Metric data give muzzle energies and hammer blows in joules, American tables in foot-pounds.",
      rule: "× 3, ÷ 4",
      familiar: [
        ["1", "an apple lifted by one meter"],
        ["16", "the British limit for air rifles without a firearm certificate, about"],
        ["500", "a pistol bullet, about"],
        ["3500", "a deer rifle’s bullet, about"],
      ],
      faq: [
        {
          q: "How many ft-lb is 20 joules?",
          a: "20 J is 14.75 ft·lbf. A foot-pound lifts one pound by one foot, so 100 J lift 73.76 lb by a foot.",
        },
        {
          q: "How many joules is 100 ft-lb of work?",
          a: "100 ft·lbf is 135.6 J: a 50 lb bag, lifted by two feet.",
        },
      ],
    },
    {
      slug: "foot-pounds-to-joules",
      from: "foot-pound",
      to: "joule",
      title: "Foot-Pounds to Joules (ft-lb to J)",
      about: "American ballistics and impact tests use foot-pounds, metric data joules.",
      rule: "× 4, ÷ 3",
      familiar: [
        ["12", "the British limit for air rifles without a firearm certificate"],
        ["400", "a pistol bullet, about"],
        ["2500", "a deer rifle’s bullet, about"],
      ],
      faq: [
        {
          q: "How many joules is 12 ft-lb?",
          a: "12 ft·lbf is 16.27 J, the muzzle energy above which an air rifle needs a firearm certificate in Great Britain.",
        },
        { q: "What is a Charpy impact value of 15 ft-lb in joules?", a: "15 ft·lbf is 20.34 J, a common requirement for American steel. European grades are tested for 27 J, which is 19.91 ft·lbf." },
      ],
    },
    {
      slug: "kilogram-force-meters-to-joules",
      from: "kilogram-force-meter",
      to: "joule",
      about: "Older German, Japanese and Eastern European data use it: the work of lifting one kilogram by one meter.",
      rule: "× 10",
      familiar: [
        ["1", "a liter of water lifted to a shelf of one meter"],
        ["10", "a full 10-liter bucket lifted by one meter"],
        ["100", "a 50 kg sack lifted by two meters"],
        ["2000", "a person of 80 kg who climbs 25 m"],
      ],
      faq: [
        {
          q: "How many joules is 10 kgf·m?",
          a: "10 kgf·m is 98.0665 J. It lifts ten kilograms by one meter against standard gravity.",
        },
        { q: "Is kgf·m of torque also measured in joules?", a: "No. As work, 1 kgf·m is 9.80665 J; as torque it is the same number of newton-meters, and work is done only when the shaft turns." },
      ],
    },
    {
      slug: "kilojoules-to-foot-pounds",
      from: "kilojoule",
      to: "foot-pound",
      title: "Kilojoules to Foot-Pounds (kJ to ft-lb)",
      about: "Metric sources give crash and flywheel energies in kilojoules, American ones in foot-pounds.",
      rule: "× 700, + 5%",
      familiar: [
        ["1", "a 100 kg weight dropped by one meter, about"],
        ["5", "a large hunting rifle’s bullet, about"],
        ["500", "a car at highway speed, roughly"],
      ],
      faq: [
        {
          q: "How many ft-lb is 5 kJ?",
          a: "5 kJ is 3,688 ft·lbf. It is the energy of a 250 kg engine dropped from about 2 m.",
        },
        {
          q: "Is a kilojoule more than 500 foot-pounds?",
          a: "Yes: 1 kJ is 737.6 ft·lbf.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["joules-to-foot-pounds", "foot-pounds-to-joules"],
      exact: true,
      q: "How do I convert joules to foot-pounds?",
      a: "Multiply by 0.7376, or divide by 1.3558179483314004, which is exact. So 1,000 J is 737.6 ft·lbf, and 500 ft·lbf is 677.9 J.",
    },
    {
      q: "Are foot-pounds of work and pound-feet of torque the same?",
      a: "They have the same dimensions but different meanings. Work is force times distance in the direction of the force; torque is force times the lever arm perpendicular to it. A torque of 100 lbf·ft does work only when the shaft turns: 628.3 ft·lbf per revolution, or 2π times the torque.",
    },
    {
      pairs: ["kilogram-force-meters-to-joules"],
      q: "How do I convert kilogram-force meters to joules?",
      a: "Multiply by 9.80665, the value of standard gravity. Lifting 50 kg by 2 m takes 100 kgf·m, which is 980.665 J or 723.3 ft·lbf. Friction and acceleration add to this.",
    },
    {
      q: "How much work is one horsepower-hour?",
      a: "The mechanical horsepower-hour is 2,684,520 J, about 0.7457 kWh: 550 ft·lbf/s for 3,600 s. The metric horsepower-hour (PS·h, CV·h) is about 2,647,800 J, or 1.4% less.",
    },
    {
      q: "How many foot-pounds are in a BTU?",
      a: "One International Table BTU is 778.2 ft·lbf, or 1,055 J. This is the mechanical equivalent of heat: warming one pound of water by 1 °F takes as much energy as lifting it 778 feet.",
    },
  ],
});
