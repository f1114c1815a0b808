import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilohms-to-ohms",
    from: "kilohm",
    to: "ohm",
    about: "Resistors are labeled 4k7 or 10k, formulas need ohms. The k stands in for the decimal point, which a faint print could lose.",
    familiar: [
      ["1", "a pull-down or LED resistor at 12 V"],
      ["4.7", "a pull-up on a data bus"],
      ["10", "a common pull-up, or a thermistor at 25 °C"],
      ["100", "a potentiometer"],
    ],
    faq: [
      {
        q: "How many ohms is a thermistor of 10 kΩ at 25 °C?",
        a: "10 kΩ is 10,000 Ω. Warmed to 50 °C, a common type falls to 3.6 kΩ, about 3,600 Ω.",
      },
      {
        q: "How many kΩ are LED resistors of 680 Ω and 1,000 Ω for 12 V?",
        a: "680 Ω is 0.68 kΩ and 1,000 Ω is 1 kΩ. With 1 kΩ about ten milliamperes flow, bright enough for an indicator.",
      },
    ],
  },
  {
    slug: "megohms-to-ohms",
    from: "megohm",
    to: "ohm",
    about: "Insulation testers and meter inputs read megohms, millions of ohms.",
    familiar: [
      ["1", "the input of an oscilloscope"],
      ["10", "the input of a multimeter"],
      ["20", "the top of many meters’ range"],
      ["1000", "good insulation"],
    ],
    faq: [
      {
        q: "How many ohms is a 10 MΩ multimeter input?",
        a: "10 MΩ is 10,000,000 Ω. It loads a circuit of 1 MΩ by about a tenth.",
      },
      {
        q: "Is 4.7 MΩ the same as 4,700 kΩ or ohms?",
        a: "It is 4,700 kΩ, that is 4,700,000 Ω. The capital M makes a million, the small m a thousandth.",
      },
    ],
  },
  {
    slug: "ohms-to-kilohms",
    from: "ohm",
    to: "kilohm",
    about: "Catalogs list standard values in kilohms: 2,200 ohms are sold as 2k2 or 2.2k.",
    familiar: [
      ["220", "an LED resistor at 5 V"],
      ["470", "an LED resistor at 12 V"],
      ["2200", "a transistor’s base resistor"],
      ["47000", "an audio input"],
    ],
    faq: [
      {
        q: "How many kilohms is 470 ohms?",
        a: "470 Ω is 0.47 kΩ. The color bands are yellow, violet and brown.",
      },
    ],
  },
  {
    slug: "milliohms-to-ohms",
    from: "milliohm",
    to: "ohm",
    about: "Shunts, contacts, battery cells and cables have resistances of milliohms.",
    familiar: [
      ["1", "a shunt for 100 A"],
      ["20", "a lithium-ion cell, about"],
      ["50", "a new relay contact, about"],
      ["150", "a fresh alkaline AA cell, about"],
    ],
    faq: [
      {
        q: "How many ohms is 50 mΩ?",
        a: "50 mΩ is 0.05 Ω. At 10 A such a contact drops 0.5 V and gives off 5 W.",
      },
      {
        q: "Why is a shunt marked 75 mV and 50 A instead of ohms or milliohms?",
        a: "The meter needs the voltage at full current. For the resistance, divide: 75 ÷ 50 = 1.5, so it has 1.5 mΩ or 0.0015 Ω.",
      },
    ],
  },
]);
