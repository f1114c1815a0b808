import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
