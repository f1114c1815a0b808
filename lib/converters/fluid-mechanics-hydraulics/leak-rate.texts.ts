import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Leak rate is pressure × volume per time at the temperature of the gas. The standard units (sccm, slpm, std cc/s, scfm) are 1 atm × volume, with the gas at 0 °C on both sides.",
    "A molar flow depends on that temperature: divide by R × T, or use the Standard Gas Flow Converter, where SCFM is at 60 °F.",
    "The torr is 1/760 atm; the micron and lusec use the conventional millimeter of mercury, which is larger by 1.4 parts in ten million.",
  ],
  pairs: [
    {
      slug: "millibar-liters-per-second-to-pascal-cubic-meters-per-second",
      from: "millibar-liter-per-second",
      to: "pascal-cubic-meter-per-second",
      about: "Leak detectors in Europe show millibar-liters per second, while SI standards and calibration certificates state pascal-cubic meters per second.",
      familiar: [
        ["0.01", "watertight, as a rule"],
        ["0.00001", "oil-tight, as a rule"],
        ["0.0000001", "gas-tight, as a rule"],
      ],
      faq: [
        {
          q: "What is a leak of 0.00005 mbar·L/s in Pa·m³/s?",
          a: "0.00005 mbar·L/s is 0.000005 Pa·m³/s. A millibar is 100 Pa and a liter is a thousandth of a cubic meter, so one power of ten remains.",
        },
        {
          q: "How many mbar·L/s is 0.001 Pa·m³/s?",
          a: "0.001 Pa·m³/s is 0.01 mbar·L/s. A leak of this size is about where water stops dripping.",
        },
      ],
    },
    {
      slug: "millibar-liters-per-second-to-standard-cubic-centimeters-per-minute",
      from: "millibar-liter-per-second",
      to: "standard-cubic-centimeter-per-minute",
      about: "Vacuum engineers measure leaks in millibar-liters per second; mass-flow controllers and air-leak testers in production lines show standard cubic centimeters per minute.",
      rule: "× 60",
      familiar: [
        ["0.01", "watertight, as a rule"],
        ["0.017", "one standard cubic centimeter in a minute, about"],
        ["1", "a leak that bubbles fast under water"],
      ],
      faq: [
        {
          q: "How many sccm is a leak of 0.1 mbar·L/s?",
          a: "0.1 mbar·L/s is 5.922 sccm. The standard cubic centimeter is of gas at 0 °C; makers who refer to 20 °C get about 7% more.",
        },
        {
          q: "What is 1 sccm in mbar·L/s?",
          a: "1 sccm is about 0.01689 mbar·L/s. Air-leak testers find such leaks easily; much smaller ones need helium.",
        },
      ],
    },
    {
      slug: "torr-liters-per-second-to-millibar-liters-per-second",
      from: "torr-liter-per-second",
      to: "millibar-liter-per-second",
      about: "American vacuum literature states pump speeds and outgassing in torr-liters per second, European makers in millibar-liters per second.",
      rule: "× 4, ÷ 3",
      familiar: [
        ["0.0075", "watertight, as a rule"],
        ["0.0000075", "oil-tight, as a rule"],
        ["0.000000075", "gas-tight, as a rule"],
      ],
      faq: [
        {
          q: "What is a gas load of 0.001 Torr·L/s in mbar·L/s?",
          a: "0.001 Torr·L/s is 0.001333 mbar·L/s. The number is a third larger for the same flow of gas.",
        },
        {
          q: "How many Torr·L/s is 1 mbar·L/s?",
          a: "1 mbar·L/s is 0.7501 Torr·L/s. Divide a gas load by the pump’s speed to get the pressure that the chamber will reach.",
        },
      ],
    },
    {
      slug: "atmosphere-cubic-centimeters-per-second-to-millibar-liters-per-second",
      from: "atmosphere-cubic-centimeter-per-second",
      to: "millibar-liter-per-second",
      about: "Hermetic packages and aerospace parts in the United States are specified in atmosphere-cubic centimeters per second, usually of helium; helium leak detectors often display millibar-liters per second.",
      familiar: [
        ["0.0001", "one cubic centimeter of gas in about three hours"],
        ["0.0000001", "one cubic centimeter in about four months"],
        ["0.00000001", "one cubic centimeter in about three years"],
      ],
      faq: [
        {
          q: "What is 0.0001 atm·cm³/s in mbar·L/s?",
          a: "0.0001 atm·cm³/s is about 0.0001013 mbar·L/s. The two differ by little more than one percent, less than the error of a leak detector.",
        },
        {
          q: "How many atm·cm³/s is 0.01 mbar·L/s?",
          a: "0.01 mbar·L/s is 0.009869 atm·cm³/s. Compare leak rates only for the same gas and the same pressure across the wall.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millibar-liters-per-second-to-pascal-cubic-meters-per-second"],
      q: "How do I convert mbar·L/s to Pa·m³/s?",
      a: "Divide by 10: 1 mbar·L/s is 0.1 Pa·m³/s. A leak of 1 × 10⁻⁹ mbar·L/s is 1 × 10⁻¹⁰ Pa·m³/s. A pascal cubic meter per second is also exactly one watt.",
    },
    {
      pairs: ["millibar-liters-per-second-to-standard-cubic-centimeters-per-minute"],
      q: "How do I convert mbar·L/s to sccm?",
      a: "Multiply by 59.2154: 1 mbar·L/s is 59.2154 sccm, and 1 sccm is 0.0168875 mbar·L/s. This assumes the gas is at 0 °C in both; if the throughput was measured at 20 °C, multiply the sccm by 273.15 ÷ 293.15 = 0.9318.",
    },
    {
      pairs: ["atmosphere-cubic-centimeters-per-second-to-millibar-liters-per-second"],
      q: "Is 1 std cc/s the same as 1 mbar·L/s?",
      a: "Nearly. One atmosphere cubic centimeter per second is 1.01325 mbar·L/s, so for leak testing the two are often treated as equal. The 1.3% difference is far below the uncertainty of a helium leak test.",
    },
    {
      pairs: ["torr-liters-per-second-to-millibar-liters-per-second"],
      exact: true,
      q: "How do I convert Torr·L/s to mbar·L/s?",
      a: "Multiply by 1.333224. A helium leak of 1 × 10⁻⁸ Torr·L/s is 1.333 × 10⁻⁸ mbar·L/s or 1.333 × 10⁻⁹ Pa·m³/s. Going the other way, 1 mbar·L/s is 0.750062 Torr·L/s.",
    },
    {
      q: "What is a lusec?",
      a: "A lusec is one liter per second at a pressure of one micron of mercury, an older British unit: 0.00133322 mbar·L/s or 1.33322 × 10⁻⁴ Pa·m³/s. A clusec is a hundredth of it.",
    },
    {
      q: "Can I convert a helium leak rate to an air leak rate here?",
      a: "No, because that depends on the physics of the leak, not on units. In molecular flow the rate varies with the inverse square root of molar mass, so air leaks about 0.37 times as fast as helium; in viscous flow the ratio depends on the viscosities and is about 1.1.",
    },
  ],
});
