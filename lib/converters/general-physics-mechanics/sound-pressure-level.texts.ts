import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The level is L = 20 log₁₀(p / p₀), where p is the RMS pressure and p₀ is 20 µPa in air and other gases or 1 µPa in water and other media (ISO 1683).",
    "The same pressure reads 26.02 dB higher re 1 µPa than re 20 µPa.",
    "dBA and dBC are frequency-weighted: no formula converts them to dB SPL without the spectrum of the sound.",
  ],
  pairs: [
    {
      slug: "pascals-to-decibels-spl",
      from: "pascal",
      to: "decibel-spl",
      about: "A microphone delivers a voltage proportional to pascals; noise limits are in decibels. The pressure is the RMS value.",
      familiar: [
        ["0.00002", "the faintest tone that young ears hear"],
        ["0.02", "conversation, about"],
        ["1", "a microphone calibrator"],
        ["20", "the threshold of discomfort, about"],
      ],
      faq: [
        {
          q: "How many dB SPL is 0.2 Pa?",
          a: "0.2 Pa is 80 dB SPL, like heavy traffic nearby. A tenth of the pressure is 20 dB less.",
        },
        {
          q: "What pressure in pascals is 100 dB SPL?",
          a: "100 dB SPL is 2 Pa. Compared with the air pressure of about 100,000 Pa, even loud sound is a tiny ripple.",
        },
      ],
    },
    {
      slug: "decibels-spl-to-pascals",
      from: "decibel-spl",
      to: "pascal",
      about: "Microphone sensitivities, voltages and forces are proportional to the pressure, so designers turn levels into pascals.",
      familiar: [
        ["30", "a bedroom at night, about"],
        ["60", "conversation, about"],
        ["94", "a microphone calibrator"],
        ["140", "the usual limit for peaks of impact noise at work"],
      ],
      faq: [
        {
          q: "How many pascals is 80 dB SPL?",
          a: "80 dB SPL is 0.2 Pa, ten times the pressure of 60 dB.",
        },
        {
          q: "Is 2 Pa twice as many decibels as 1 Pa?",
          a: "No: 1 Pa is 93.98 dB SPL, and 2 Pa is 100 dB SPL. Twice the pressure always adds the same six decibels.",
        },
      ],
    },
    {
      slug: "decibels-spl-to-micropascals",
      from: "decibel-spl",
      to: "micropascal",
      about: "Hearing research works near the threshold, where micropascals are handier than pascals: the reference of 0 dB in air is 20 µPa.",
      familiar: [
        ["0", "the faintest tone that young ears hear"],
        ["20", "rustling leaves, about"],
        ["40", "a quiet library, about"],
        ["60", "conversation, about"],
      ],
      faq: [
        {
          q: "How many micropascals is 40 dB SPL?",
          a: "40 dB SPL is 2,000 µPa, a hundred times the reference pressure.",
        },
        {
          q: "What is 200 µPa in dB SPL?",
          a: "200 µPa is 20 dB SPL, about the background of a good recording studio.",
        },
      ],
    },
    {
      slug: "decibels-re-1-micropascal-to-decibels-spl",
      from: "decibel-re-1-micropascal",
      to: "decibel-spl",
      about: "Levels in water refer to 1 µPa, levels in air to 20 µPa. The conversion compares equal pressures only; it does not say how loud a whale or a ship would seem in air.",
      familiar: [
        ["120", "the US threshold for disturbing marine mammals with steady noise"],
        ["160", "the US threshold for disturbing them with impulsive noise"],
        ["188", "a blue whale’s call, at one meter, about"],
      ],
      faq: [
        {
          q: "What is 160 dB re 1 µPa in dB SPL in air?",
          a: "160 dB re 1 µPa is 134 dB SPL. The pressure is the same; the reference differs.",
        },
        {
          q: "How many dB re 1 µPa is 94 dB SPL?",
          a: "94 dB SPL is 120 dB re 1 µPa. This is the pressure of one pascal in either medium.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["decibels-spl-to-pascals", "decibels-spl-to-micropascals"],
      q: "How do I convert decibels SPL to pascals?",
      a: "Divide the level by 20, raise 10 to that power, and multiply by 20 µPa. A level of 60 dB is 0.02 Pa, 94 dB is 1.002 Pa and 120 dB is 20 Pa, all RMS. Each 20 dB is a factor of 10 in pressure; each 6.02 dB is a factor of 2.",
    },
    {
      pairs: ["pascals-to-decibels-spl"],
      q: "Why is 1 Pa called 94 dB?",
      a: 'Because 20 log₁₀(1 Pa / 20 µPa) = 93.98 dB, rounded to 94. Microphone calibrators use this level, so a sensitivity given "re 1 Pa" or "at 94 dB SPL" refers to the same sound.',
    },
    {
      pairs: ["decibels-re-1-micropascal-to-decibels-spl"],
      q: "Can I compare underwater decibels with decibels in air?",
      a: "Not directly. Underwater levels are relative to 1 µPa and levels in air to 20 µPa, so the same pressure reads 26.02 dB higher under water. A sonar at 180 dB re 1 µPa produces 1,000 Pa, which is 154 dB re 20 µPa. The intensities differ even more, because water is much denser and sound travels faster in it.",
    },
    {
      q: "How many decibels is a doubling of sound?",
      a: "Doubling the pressure adds 6.021 dB. Doubling the power, as with two equal machines, adds only 3.01 dB, because power varies with the square of the pressure. A sound seems twice as loud at roughly 10 dB more.",
    },
    {
      q: "Can I convert dBA to dB SPL?",
      a: "No. A-weighting reduces low frequencies before the level is measured, by 30.2 dB at 50 Hz but not at all at 1 kHz, so the result depends on the spectrum. Only for a pure tone can the weighting be undone, using the tables in IEC 61672-1.",
    },
    {
      q: "What is the loudest possible sound in air?",
      a: "An undistorted sine wave cannot swing below vacuum. With a peak of one atmosphere its RMS pressure is 71,648 Pa, a level of 191.08 dB SPL; taking 101,325 Pa as the RMS value gives the often-quoted 194.09 dB. Blast waves can exceed both.",
    },
  ],
});
