import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
