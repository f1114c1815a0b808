import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The elementary charge has been exactly 1.602176634 × 10⁻¹⁹ C since the 2019 revision of the SI, so the faraday, the charge of one mole of electrons, is exact too.",
    "The Planck charge is e ÷ √α with the CODATA 2022 value of the fine-structure constant.",
    "Charge is not energy: converting milliampere-hours to watt-hours also requires the voltage.",
  ],
  pairs: [
    {
      slug: "milliampere-hours-to-coulombs",
      from: "milliampere-hour",
      to: "coulomb",
      title: "Milliampere-Hours to Coulombs (mAh to C)",
      about: "Batteries are rated in milliampere-hours; physics problems and electroplating count coulombs, one ampere for one second.",
      familiar: [
        ["100", "a small hearing-aid battery"],
        ["2500", "an AA cell"],
        ["5000", "a phone"],
        ["20000", "a power bank"],
      ],
      faq: [
        {
          q: "How many coulombs are in a phone battery of 5,000 mAh?",
          a: "5,000 mAh is 18,000 C: one ampere for five hours. The energy also depends on the voltage.",
        },
        {
          q: "How many coulombs does an AA cell of 2,500 mAh deliver?",
          a: "2,500 mAh is 9,000 C. A bolt of lightning carries only about 15 C, which is 4.167 mAh, but within a fraction of a second.",
        },
      ],
    },
    {
      slug: "coulombs-to-ampere-hours",
      from: "coulomb",
      to: "ampere-hour",
      title: "Coulombs to Ampere-Hours (C to Ah)",
      about: "A laboratory that integrates current gets coulombs; batteries are rated in ampere-hours.",
      familiar: [
        ["3600", "one ampere for an hour"],
        ["18000", "a phone battery"],
        ["216000", "a car battery"],
        ["96485", "a mole of electrons, to the nearest coulomb"],
      ],
      faq: [
        {
          q: "How many ampere-hours are 7,200 coulombs?",
          a: "7,200 C is 2 A·h. The units differ only by the 3,600 seconds in an hour.",
        },
        {
          q: "Is a coulomb more than a milliampere-hour?",
          a: "No: 1 mA·h is 3.6 C, and an ampere-hour is a thousand times that, 3,600 C.",
        },
      ],
    },
    {
      slug: "ampere-hours-to-coulombs",
      from: "ampere-hour",
      to: "coulomb",
      title: "Ampere-Hours to Coulombs (Ah to C)",
      about: "From the label of a battery to the charge in a physics problem or an electroplating bath.",
      familiar: [
        ["2.5", "an AA cell"],
        ["5", "a cordless drill’s pack"],
        ["60", "a car battery"],
        ["200", "the battery bank of a motor home"],
      ],
      faq: [
        {
          q: "How many coulombs does a 60 Ah car battery hold?",
          a: "60 A·h is 216,000 C. A starter that draws 200 A takes 200 C of it each second.",
        },
        {
          q: "How do ampere-hours become coulombs without a calculator?",
          a: "Multiply by 36 and append two zeros: 2 A·h is 7,200 C.",
        },
      ],
    },
    {
      slug: "milliampere-hours-to-ampere-hours",
      from: "milliampere-hour",
      to: "ampere-hour",
      title: "mAh to Ah: Milliampere-Hours to Ampere-Hours",
      about: "Phones and small cells are rated in milliampere-hours, car and tool batteries in ampere-hours.",
      familiar: [
        ["300", "a smartwatch"],
        ["5000", "a phone"],
        ["10000", "a small power bank"],
        ["26800", "a power bank near the airline limit"],
      ],
      faq: [
        {
          q: "How many Ah is 5,000 mAh?",
          a: "5,000 mA·h is 5 A·h. For the energy, multiply by the voltage of the cell.",
        },
        {
          q: "Is 2,000 mAh more than 1.5 Ah?",
          a: "Yes: 2,000 mA·h is 2 A·h, and 1.5 A·h is 1,500 mA·h.",
        },
      ],
    },
    {
      slug: "coulombs-to-elementary-charges",
      from: "coulomb",
      to: "elementary-charge",
      about: "Charge comes in multiples of the electron’s. Since 2019 the size of that step has been exact by definition, and the coulomb follows from it.",
      familiar: [
        ["0.000001", "a spark from a doorknob, roughly"],
        ["1", "one ampere for a second"],
        ["15", "a stroke of lightning"],
        ["96485", "one mole of electrons"],
      ],
      faq: [
        {
          q: "How many elementary charges flow at 1 ampere in a second, or 1 coulomb?",
          a: "1 C is 6.242 × 10¹⁸ elementary charges. In a household wire, the electrons themselves drift more slowly than a snail.",
        },
        {
          q: "How many electrons are 0.000001 C, the charge of a small spark?",
          a: "0.000001 C is 6.242 × 10¹² elementary charges, several trillion.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["milliampere-hours-to-coulombs"],
      q: "How do I convert mAh to coulombs?",
      a: "Multiply by 3.6: a milliampere-hour is 0.001 A flowing for 3,600 seconds. A 5,000 mAh phone battery therefore holds 18,000 coulombs. To go the other way, divide coulombs by 3.6 for milliampere-hours or by 3,600 for ampere-hours.",
    },
    {
      q: "How do I get watt-hours from mAh?",
      a: "Multiply the charge by the voltage: Wh = mAh × V ÷ 1,000. A 5,000 mAh cell at its nominal 3.85 V stores 19.25 Wh, while a 5,000 mAh power bank delivers less at 5 V because the rating counts charge at the cell voltage. No fixed factor exists between charge and energy.",
    },
    {
      pairs: ["coulombs-to-elementary-charges"],
      exact: true,
      q: "How many electrons are in one coulomb?",
      a: "About 6.241509074 × 10¹⁸ elementary charges, which is 1 divided by 1.602176634 × 10⁻¹⁹. The second number has no uncertainty: it has defined the ampere since 2019.",
    },
    {
      q: "What is the difference between a faraday and a farad?",
      a: "The faraday is the charge of one mole of electrons: 96,485 C, or 26.8 A·h. The farad is the unit of capacitance, one coulomb per volt. Both share the symbol F in old texts, so check which quantity is meant.",
    },
    {
      q: "How large is a statcoulomb (esu)?",
      a: "One statcoulomb, also called a franklin or esu of charge, is 3.336 × 10⁻¹⁰ C: it is 10 C divided by the speed of light in centimeters per second. Two such charges one centimeter apart repel each other with a force of one dyne. The abcoulomb of the electromagnetic system is far larger: 10 C.",
    },
  ],
});
