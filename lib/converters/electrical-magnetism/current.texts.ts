import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The gilbert measures magnetomotive force; it is listed here as its equivalent, 10/(4π) ampere-turns.",
    "The atomic unit of current is based on CODATA 2022 values.",
  ],
  pairs: [
    {
      slug: "milliamperes-to-amperes",
      from: "milliampere",
      to: "ampere",
      about: "Sensors, LEDs and residual-current devices are in milliamperes, fuses and chargers in amperes. People feel about one milliampere; thirty through the chest can kill.",
      familiar: [
        ["5", "the trip limit of a US GFCI"],
        ["20", "an indicator LED"],
        ["500", "a USB 2 port"],
        ["2400", "a 12-watt USB charger"],
        ["30", "the trip limit of a European residual-current device"],
      ],
      faq: [
        {
          q: "How many amperes trip a GFCI at 5 mA?",
          a: "5 mA is 0.005 A. A hair dryer draws some 12.5 A, which is 12,500 mA, and does not trip it as long as all of that current returns through the neutral.",
        },
        {
          q: "Can a USB port of 500 mA charge a phone that takes 2 A?",
          a: "Yes, slowly: 500 mA is 0.5 A, a quarter of 2 A or 2,000 mA, and the phone limits itself to what the port offers.",
        },
      ],
    },
    {
      slug: "amperes-to-milliamperes",
      from: "ampere",
      to: "milliampere",
      about: "To set a meter’s range, or to compare a charger with a device whose draw is printed in milliamperes.",
      familiar: [
        ["0.02", "an indicator LED"],
        ["0.5", "a USB 2 port"],
        ["2.4", "a 12-watt USB charger"],
        ["15", "a US household circuit"],
      ],
      faq: [
        {
          q: "How many milliamps is 0.5 A?",
          a: "0.5 A is 500 mA. A meter’s mA jack is often fused at 200 mA or 400 mA, so start with the amp jack.",
        },
      ],
    },
    {
      slug: "microamperes-to-milliamperes",
      from: "microampere",
      to: "milliampere",
      about: "Data sheets of battery devices give the standby current in microamperes and the active current in milliamperes.",
      familiar: [
        ["1", "a quartz watch, about"],
        ["20", "a wireless sensor asleep, about"],
        ["350", "an infrared receiver module, about"],
        ["1000", "a small LED, dim"],
      ],
      faq: [
        {
          q: "How many mA is 250 µA?",
          a: "250 µA is 0.25 mA. At 0.25 mA, a cell of 1,000 mA·h would last 4,000 hours.",
        },
        {
          q: "Why do sleep currents matter in microamperes and not milliamperes?",
          a: "Because they flow all year. A drain of 20 µA, or 0.02 mA, empties 175 mA·h in a year.",
        },
      ],
    },
    {
      slug: "kiloamperes-to-amperes",
      from: "kiloampere",
      to: "ampere",
      about: "Breakers must interrupt the short-circuit current of the grid, which is rated in kiloamperes.",
      familiar: [
        ["6", "the rating of a European household breaker"],
        ["10", "the rating of a US household breaker"],
        ["30", "a typical stroke of lightning"],
        ["300", "the current of an aluminum smelter’s line, about"],
      ],
      faq: [
        {
          q: "How many amps is a 10 kA breaker rating?",
          a: "10 kA is 10,000 A: the largest fault current that it can interrupt, not the load at which it trips.",
        },
        {
          q: "Is 6 kA enough where the grid delivers 4,500 A?",
          a: "Yes. The fault current of 4,500 A is 4.5 kA, below the rating of 6 kA.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["milliamperes-to-amperes", "amperes-to-milliamperes"],
      q: "How do I convert milliamps to amps?",
      a: "Divide by 1,000: 500 mA is 0.5 A and 20 mA, the top of an industrial current loop, is 0.02 A. From amps to milliamps, multiply by 1,000, so a 2.4 A charger supplies 2,400 mA.",
    },
    {
      q: "Are mA and mAh the same?",
      a: "No. Milliamperes say how fast charge flows; milliampere-hours say how much charge has flowed. A load of 100 mA drains 2,000 mAh in 20 hours. For charge, use the Electric Charge Converter.",
    },
    {
      q: "How do I convert watts to amps?",
      a: "Divide the power by the voltage: a 1,500 W heater at 120 V draws 12.5 A. One watt per volt is exactly one ampere, so W/V is listed here as well. For single-phase alternating current the power factor also counts: divide by volts times power factor.",
    },
    {
      q: "What is an abampere or biot?",
      a: "The current unit of the electromagnetic CGS system: exactly 10 A. It was defined by the force between parallel wires in dynes. The electrostatic unit, the statampere, is smaller by the speed of light in cm/s: 3.336 × 10⁻¹⁰ A.",
    },
    {
      exact: true,
      q: "How is the ampere defined today?",
      a: "Since May 20, 2019, by the elementary charge, fixed at 1.602176634 × 10⁻¹⁹ C: one ampere is a flow of about 6.241509074 × 10¹⁸ elementary charges per second. The former definition, based on the force between two wires, fixed the magnetic constant instead; that constant is now measured.",
    },
  ],
});
