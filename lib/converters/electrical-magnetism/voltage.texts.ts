import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "For logarithmic levels in dBV, dBu and dBµV, use the Signal Level Converter.",
    "The atomic unit of electric potential is the hartree per elementary charge, 27.2114 V, from CODATA 2022.",
  ],
  pairs: [
    {
      slug: "millivolts-to-volts",
      from: "millivolt",
      to: "volt",
      about: "Sensors put out millivolts, while formulas and supplies are in volts. Multimeters switch between the two on their own, so a misread prefix is a common mistake.",
      familiar: [
        ["70", "a nerve cell at rest, negative inside"],
        ["600", "the forward drop of a silicon diode, about"],
        ["1500", "an AA cell"],
        ["3300", "the logic supply of many chips"],
      ],
      faq: [
        {
          q: "How many volts is a thermocouple signal of 41 mV?",
          a: "41 mV is 0.041 V, what type K gives near 1,000 °C. An amplifier raises it before it is digitized.",
        },
        {
          q: "Is an AA cell of 1,250 mV empty, at 1.5 V when new?",
          a: "No: 1,250 mV is 1.25 V, about half used up. Most devices stop near 0.9 V, which is 900 mV.",
        },
      ],
    },
    {
      slug: "volts-to-millivolts",
      from: "volt",
      to: "millivolt",
      about: "Voltage drops along a cable, ripple on a supply and the output of shunts are small parts of a volt.",
      familiar: [
        ["0.05", "a shunt at full current"],
        ["1.2", "a rechargeable nickel cell"],
        ["3.3", "the logic supply of many chips"],
        ["5", "USB"],
      ],
      faq: [
        {
          q: "How many millivolts is 0.5 V?",
          a: "0.5 V is 500 mV. A thermocouple gives far less: about 4 mV at 100 °C for type K.",
        },
      ],
    },
    {
      slug: "kilovolts-to-volts",
      from: "kilovolt",
      to: "volt",
      about: "Distribution lines, ignition coils and static sparks are counted in kilovolts.",
      familiar: [
        ["3", "a spark that you barely feel"],
        ["13.8", "a US distribution line"],
        ["25", "an ignition coil, or a railway’s wire"],
        ["345", "a transmission line"],
      ],
      faq: [
        {
          q: "How many volts is a 13.8 kV line?",
          a: "13.8 kV is 13,800 V between the phases. From a phase to ground it is less, by the square root of three.",
        },
      ],
    },
    {
      slug: "microvolts-to-millivolts",
      from: "microvolt",
      to: "millivolt",
      about: "Brain waves, strain gauges and antennas: signals of microvolts are amplified until they are millivolts or volts.",
      familiar: [
        ["1", "the noise of a good amplifier, about"],
        ["50", "a brain wave"],
        ["200", "a type K thermocouple, warmed by 5 °C"],
        ["1000", "a heartbeat on the skin"],
      ],
      faq: [
        {
          q: "How many millivolts is 200 µV?",
          a: "200 µV is 0.2 mV. An amplifier with a gain of 1,000 makes that 0.2 V.",
        },
        {
          q: "Are microvolts or millivolts used for an ECG?",
          a: "Paper ECGs are scaled at 10 mm to 1 mV, which is 1,000 µV; small waves are quoted in microvolts.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millivolts-to-volts", "volts-to-millivolts"],
      q: "How do I convert millivolts to volts?",
      a: "Divide by 1,000: a thermocouple reading of 41 mV is 0.041 V, and 1.2 V is 1,200 mV. Microvolts are another thousand times smaller, so 1 mV is 1,000 µV.",
    },
    {
      pairs: ["kilovolts-to-volts"],
      q: "How many volts are in a kilovolt?",
      a: "Exactly 1,000. A 13.8 kV distribution line is at 13,800 V, and a 400 kV transmission line is at 0.4 MV. Note the capital letters: mV is a thousandth of a volt, MV a million volts.",
    },
    {
      q: "How do I convert volts to watts or amps?",
      a: "Volts alone are not enough. Power is voltage times current: 12 V at 5 A is 60 W. Current is voltage divided by resistance: 12 V across 4 Ω drives 3 A. Only 1 W/A, 1 J/C and 1 V are always the same.",
    },
    {
      q: "Is the voltage RMS or peak?",
      a: "This converter only changes the unit, so an RMS value stays an RMS value. For a sine wave the peak is √2 times the RMS value: a 120 V RMS outlet is 169.7 V peak and 339.4 V peak to peak.",
    },
    {
      q: "What is a statvolt?",
      a: "The unit of potential in the electrostatic CGS system: 299.8 V, or one erg per statcoulomb. Old physics texts give fields in statvolts per centimeter. The abvolt of the electromagnetic system is tiny, 10⁻⁸ V.",
    },
  ],
});
