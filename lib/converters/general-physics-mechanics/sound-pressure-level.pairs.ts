import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "pascals-to-decibels-spl",
    from: "pascal",
    to: "decibel-spl",
    about: "A microphone delivers a voltage for each pascal, and people want the decibels. The pressure counts as its effective value (RMS).",
    familiar: [
      ["0.00002", "the faintest tone that young ears hear"],
      ["0.02", "conversation"],
      ["1", "a microphone calibrator"],
      ["20", "the threshold of discomfort"],
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
    about: "Loudspeaker and microphone design turns levels into pascals, because voltages, forces and microphone sensitivities are proportional to pressure and not to decibels.",
    familiar: [
      ["30", "a bedroom at night"],
      ["60", "conversation"],
      ["94", "a microphone calibrator"],
      ["140", "the usual limit for the peaks of impact noise at work"],
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
      ["20", "rustling leaves"],
      ["40", "a quiet library"],
      ["60", "conversation"],
    ],
    faq: [
      {
        q: "How many micropascals is 40 dB SPL?",
        a: "40 dB SPL is 2,000 µPa, a hundred times the reference pressure.",
      },
      {
        q: "What is 200 µPa in dB SPL?",
        a: "200 µPa is 20 dB SPL, the sound of a very quiet recording studio.",
      },
    ],
  },
  {
    slug: "decibels-re-1-micropascal-to-decibels-spl",
    from: "decibel-re-1-micropascal",
    to: "decibel-spl",
    about: "Marine reports state levels over 1 µPa, airborne noise over 20 µPa. The conversion compares equal pressures only; it does not say how loud a whale or a ship would seem in air.",
    familiar: [
      ["120", "the US threshold for disturbing marine mammals with steady noise"],
      ["160", "the US threshold for disturbing them with pulses"],
      ["188", "a blue whale’s call, at one meter"],
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
]);
