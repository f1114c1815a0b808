import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Absorbed dose (Gy, rad) and equivalent dose (Sv, rem) share the dimension J/kg but are different quantities: equivalent dose = w_R × absorbed dose.",
    "Set the weighting factor w_R next to the value: 1 for photons, electrons and muons, 2 for protons, 20 for alpha particles (ICRP 103). It does not apply between units of the same group.",
    "Exposure in roentgens measures ionization of air (C/kg) and cannot be converted without more data.",
    "The banana equivalent dose is 0.1 µSv by popular convention.",
  ],
  pairs: [
    {
      slug: "millisieverts-to-millirems",
      from: "millisievert",
      to: "millirem",
      about: "Hospital reports from abroad and scientific papers give millisieverts; US limits, badges and safety training use millirems and rems.",
      familiar: [
        ["0.1", "a chest X-ray, about"],
        ["3", "natural background in the US for a year, about"],
        ["7", "a CT scan of the chest, about"],
        ["50", "the US limit for a radiation worker’s year"],
      ],
      faq: [
        {
          q: "How many millirems is a CT scan of 7 mSv?",
          a: "7 mSv is 700 mrem, a little over two years of natural background in the United States.",
        },
        {
          q: "What is the worker limit of 50 mSv in mrem?",
          a: "50 mSv is 5,000 mrem, which the US rules state in rems. Most countries limit the five-year average to 20 mSv, which is 2,000 mrem a year.",
        },
      ],
    },
    {
      slug: "millirems-to-millisieverts",
      from: "millirem",
      to: "millisievert",
      about: "US dosimetry badges and licenses use millirems. The rest of the world and most medical literature use the millisievert.",
      familiar: [
        ["10", "a chest X-ray, about"],
        ["100", "the US yearly limit for members of the public"],
        ["300", "natural background in the US for a year, about"],
        ["5000", "the US limit for a radiation worker’s year"],
      ],
      faq: [
        {
          q: "How many mSv is the public limit of 100 mrem?",
          a: "100 mrem is 1 mSv in a year, not counting background and medical exposure. The international recommendation is the same.",
        },
        {
          q: "What is a badge reading of 20 mrem in mSv?",
          a: "20 mrem is 0.2 mSv. That is about the dose of two chest X-rays, and well below the yearly limits.",
        },
      ],
    },
    {
      slug: "rems-to-sieverts",
      from: "rem",
      to: "sievert",
      title: "Rems to Sieverts (rem to Sv)",
      about: "US emergency plans and reactor licenses are written in rems, international reports in sieverts. A sievert is a dangerous dose, so most figures are small fractions of one.",
      familiar: [
        ["0.3", "natural background in the US for a year, about"],
        ["5", "the US limit for a radiation worker’s year"],
        ["25", "the EPA guideline for lifesaving work in an emergency"],
        ["400", "the whole-body dose that kills about half of those exposed, without care"],
      ],
      faq: [
        {
          q: "How many sieverts is 25 rem?",
          a: "25 rem is 0.25 Sv. Under US emergency guidance, only volunteers who know the risk should exceed it to save lives.",
        },
        {
          q: "How many rems is 1 sievert?",
          a: "1 Sv is 100 rem, twenty times the yearly limit of a US radiation worker. Given within minutes to the whole body, it can cause radiation sickness.",
        },
      ],
    },
    {
      slug: "grays-to-rads",
      from: "gray",
      to: "rad",
      title: "Grays to Rads (Gy to rad)",
      about: "Older US protocols and radiation-hardness data for electronics are in rads; today’s treatment plans are in grays or centigrays.",
      familiar: [
        ["2", "one session of radiotherapy, typically"],
        ["25", "blood bags irradiated before transfusion"],
        ["50", "a course of radiotherapy for breast cancer, often"],
        ["25000", "the dose that sterilizes medical devices, usually"],
      ],
      faq: [
        {
          q: "How many rads is a course of 50 Gy?",
          a: "50 Gy is 5,000 rad. Written in centigrays, it has the same number as in rads.",
        },
        {
          q: "What is a chip rated for 100,000 rad in grays?",
          a: "100,000 rad is 1,000 Gy. Satellite builders call such a part radiation-hardened; many ordinary chips fail at a small fraction of that dose.",
        },
      ],
    },
    {
      slug: "microsieverts-to-millirems",
      from: "microsievert",
      to: "millirem",
      about: "Geiger counters and flight-dose calculators display microsieverts. US readers compare them with limits in millirems.",
      familiar: [
        ["0.1", "a banana, by the popular estimate"],
        ["5", "a dental X-ray, about"],
        ["35", "a flight across the United States, about"],
        ["100", "a chest X-ray, about"],
      ],
      faq: [
        {
          q: "What is 0.25 µSv on a Geiger counter in mrem?",
          a: "0.25 µSv is 0.025 mrem. Counters show the dose per hour, so both numbers are hourly rates, within the range of natural background.",
        },
        {
          q: "How many microsieverts is 1 mrem?",
          a: "1 mrem is 10 µSv, roughly one day of natural background in the United States.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millisieverts-to-millirems", "millirems-to-millisieverts"],
      q: "How do I convert millisieverts to millirems?",
      a: "Multiply by 100. One sievert is 100 rem, so 1 mSv is 100 mrem and 1 µSv is 0.1 mrem. Natural background radiation in the United States, about 3 mSv per year, is 300 mrem.",
    },
    {
      pairs: ["grays-to-rads"],
      q: "How do I convert grays to rads?",
      a: "Multiply by 100: 1 Gy = 100 rad and 1 cGy = 1 rad, which is why radiotherapy plans are often written in centigrays. A treatment of 2 Gy is 200 rad. The weighting factor does not matter here because both are units of absorbed dose.",
    },
    {
      q: "Is a gray the same as a sievert?",
      a: "Only for radiation with a weighting factor of 1, such as X-rays, gamma rays and electrons. For alpha particles w_R is 20, so 0.01 Gy of alpha radiation is 0.2 Sv. Set the weighting factor for the type of radiation before you convert between the two.",
    },
    {
      q: "Which weighting factor should I choose?",
      a: "ICRP 103 gives 1 for photons, electrons and muons, 2 for protons and charged pions, and 20 for alpha particles, fission fragments and heavy ions. For neutrons it depends on energy: about 2.5 for thermal neutrons, rising to about 20.7 near 1 MeV. Some national regulations still use older factors.",
    },
    {
      q: "Can I convert roentgens to sieverts?",
      a: "Not exactly. The roentgen measures the charge released in air, 2.58 × 10⁻⁴ C/kg, not energy in tissue. For gamma rays, 1 R is roughly 0.0088 Gy in air and 0.0096 Gy in soft tissue, so 1 R ≈ 1 rem is only a rule of thumb.",
    },
    {
      q: "What is a banana equivalent dose?",
      a: "It is a popular comparison: the potassium-40 in one banana gives a dose of about 0.1 µSv, so 1 mSv equals 10,000 bananas. The dose does not accumulate, because the body keeps its potassium level constant, and the unit has no official standing.",
    },
  ],
});
