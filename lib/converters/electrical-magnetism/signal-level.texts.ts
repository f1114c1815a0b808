import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Decibels are 10 log₁₀ of a power ratio or 20 log₁₀ of a voltage ratio; the two agree because power varies with the square of the voltage.",
    "dBm, dBW and watts need no impedance. Voltages, dBV, dBmV, dBµV and dBu are RMS values across the load impedance set above.",
    "Zero power or zero volts has no level in decibels.",
    "One neper is 8.685889638 dB.",
  ],
  pairs: [
    {
      slug: "dbm-to-watts",
      from: "dbm",
      to: "watt",
      lead: "{20} dBm is {=20} W, {30} dBm is {=30} W: every 10 dB are a factor of ten.",
      about: "Transmitters are compared in dBm, decibels above a milliwatt. Link budgets add and subtract in decibels, but heat, power supplies and safety limits need watts.",
      familiar: [
        ["0", "one milliwatt"],
        ["20", "Wi-Fi, European limit"],
        ["33", "a GSM phone at full power"],
        ["50", "a small FM station"],
      ],
      faq: [
        {
          q: "How many watts is 30 dBm?",
          a: "30 dBm is 1 W. Add 3 dB for twice the power: 33 dBm is 1.995 W.",
        },
        {
          q: "How many watts does a GSM phone send at 33 dBm?",
          a: "33 dBm is 1.995 W at its peak, in one of eight time slots, so a quarter of a watt on average.",
        },
        {
          q: "What is an FM transmitter of 50 dBm in watts?",
          a: "50 dBm is 100 W. Ten decibels more, 60 dBm, are 1,000 W.",
        },
      ],
    },
    {
      slug: "watts-to-dbm",
      from: "watt",
      to: "dbm",
      lead: "{5} W is {=5} dBm, {1} W is {=1} dBm: ten times the power adds 10 dB.",
      about: "To add antenna gains and cable losses, which are in decibels, start with the power in dBm.",
      familiar: [
        ["0.001", "zero dBm"],
        ["0.1", "Wi-Fi, European limit"],
        ["5", "a handheld radio"],
        ["100", "a ham radio station"],
      ],
      faq: [
        {
          q: "How many dBm is 5 watts?",
          a: "5 W is 36.99 dBm. Half the power is 3 dB less.",
        },
      ],
    },
    {
      slug: "dbm-to-milliwatts",
      from: "dbm",
      to: "milliwatt",
      lead: "{20} dBm is {=20} mW, {0} dBm is {=0} mW: every 10 dB are a factor of ten.",
      about: "Bluetooth and Wi-Fi data sheets give dBm, regulations milliwatts. A receiver handles so many powers of ten that decibels are easier to read.",
      familiar: [
        ["-70", "a usable Wi-Fi signal"],
        ["0", "Bluetooth class 3"],
        ["4", "Bluetooth class 2"],
        ["20", "Bluetooth class 1"],
        ["30", "the US limit for Wi-Fi at 2.4 GHz"],
      ],
      faq: [
        {
          q: "How many mW is 10 dBm?",
          a: "10 dBm is 10 mW. Three decibels more, 13 dBm, are 19.95 mW.",
        },
        {
          q: "How many mW is the US Wi-Fi limit of 30 dBm?",
          a: "30 dBm is 1,000 mW. In Europe the limit is 20 dBm, or 100 mW, with the antenna counted.",
        },
        {
          q: "Is −70 dBm a negative power in mW?",
          a: "No, only a small one: −70 dBm is 0.0000001 mW, ten million times less than 0 dBm, which is 1 mW.",
        },
        {
          q: "How much power in mW do two transmitters of 17 dBm send together?",
          a: "17 dBm is 50.12 mW, so both make 2 × 50.12 = 100.2 mW, three decibels more. Decibels of power do not add; milliwatts do.",
        },
      ],
    },
    {
      slug: "dbm-to-dbuv",
      from: "dbm",
      to: "dbuv",
      lead: "{-40} dBm is {=-40} dBµV in 50 Ω and {=-40; impedance=75} dBµV in 75 Ω.",
      about: "Power and voltage levels meet only in a known impedance, so set it first: 50 Ω in radio, 75 Ω in television.",
      rule: "+ 107",
      familiar: [
        ["-107", "one microvolt in 50 Ω, about"],
        ["-60", "a strong radio signal"],
        ["0", "one milliwatt in 50 Ω"],
        ["20", "a hundred milliwatts in 50 Ω"],
      ],
      faq: [
        {
          q: "How many dBµV is −60 dBm?",
          a: "−60 dBm is 46.99 dBµV in 50 Ω. In 75 Ω it is 1.76 dB more.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["dbm-to-watts", "dbm-to-milliwatts"],
      q: "How do I convert dBm to watts?",
      a: "P = 1 mW × 10^(dBm/10). So 0 dBm is 1 mW, 10 dBm is 10 mW, 20 dBm is 100 mW and 30 dBm is 1 W. Every 3 dB very nearly doubles the power: 33 dBm is 1.995 W.",
    },
    {
      pairs: ["watts-to-dbm"],
      q: "How do I convert watts to dBm?",
      a: "dBm = 10 log₁₀(P in watts) + 30. A 100 W transmitter is 50 dBm, a 5 W handheld radio 36.99 dBm and a 100 mW Wi-Fi access point 20 dBm. Zero watts has no level, since zero has no logarithm.",
    },
    {
      pairs: ["dbm-to-dbuv"],
      q: "How do I convert dBm to dBµV?",
      a: "You need the impedance. In 50 Ω, add 107: 0 dBm is 107 dBµV. In 75 Ω, add 108.8, so a cable signal of 60 dBµV is −48.75 dBm. Set the load impedance first; the wrong one shifts the result by 1.76 dB between 50 Ω and 75 Ω.",
    },
    {
      q: "What is the difference between dBu and dBV?",
      a: "Only the reference: dBV counts from 1 V and dBu from √0.6 V, about 0.7746 V, the voltage of 1 mW in 600 Ω. Hence dBu = dBV + 2.218. The professional line level of +4 dBu is 1.7815 dBV or 1.228 V; the consumer level of −10 dBV is 0.3162 V.",
    },
    {
      q: "Which load impedance should I choose?",
      a: "50 Ω for radio and laboratory gear, 75 Ω for video and cable television, 600 Ω for classic audio lines where 0 dBm and 0 dBu agree. Modern audio inputs have a high impedance and respond to voltage; there only dBu, dBV and volts mean anything, not watts.",
    },
    {
      q: "Does 0 dB or a negative level mean no signal?",
      a: "No. Zero means equal to the reference: 0 dBm is 1 mW. Negative levels are smaller: a GPS signal arrives at about −130 dBm, which is 10⁻¹⁶ W, and receivers still use it.",
    },
  ],
});
