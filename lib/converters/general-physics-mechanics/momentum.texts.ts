import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Momentum (mass times velocity) and impulse (force times time) have the same units: 1 N·s = 1 kg·m/s.",
    "A slug foot per second is exactly one pound-force second; a pound foot per second is 1/32.174 of that.",
    "Momentum in eV/c uses the exact values of the elementary charge and the speed of light.",
  ],
  pairs: [
    {
      slug: "kilogram-meters-per-second-to-pound-feet-per-second",
      from: "kilogram-meter-per-second",
      to: "pound-foot-per-second",
      about: "Momentum is mass times velocity. Metric problems use kg·m/s, American textbooks pounds and feet.",
      rule: "× 7",
      familiar: [
        ["3.5", "a tennis ball, served at 60 m/s"],
        ["6", "a baseball, pitched at 41 m/s"],
        ["420", "a runner of 70 kg at 6 m/s"],
        ["20000", "a car of 1,440 kg at 50 km/h"],
      ],
      faq: [
        {
          q: "What is a momentum of 10 kg·m/s in lb·ft/s?",
          a: "10 kg·m/s is 72.33 lb·ft/s.",
        },
      ],
    },
    {
      slug: "newton-seconds-to-pound-force-seconds",
      from: "newton-second",
      to: "pound-force-second",
      about: "Model rocket motors are classed by newton-seconds; FAA rules on amateur rockets state limits in both units.",
      rule: "÷ 4, − 10%",
      familiar: [
        ["2.5", "the largest A motor"],
        ["20", "the largest D motor"],
        ["160", "the largest G motor"],
        ["640", "the largest I motor"],
      ],
      faq: [
        {
          q: "How many lbf·s is a 160 N·s rocket motor?",
          a: "160 N·s is 35.97 lbf·s, the top of class G. Motors above it are sold in the US only to certified high-power flyers.",
        },
      ],
    },
    {
      slug: "pound-force-seconds-to-newton-seconds",
      from: "pound-force-second",
      to: "newton-second",
      about: "Some American rocket data are in pound-seconds. Software that mixed up the two units cost NASA a Mars probe.",
      rule: "× 4, + 10%",
      familiar: [
        ["1", "a motor of class B"],
        ["25", "a motor of class G"],
        ["100", "a motor of class I"],
      ],
      faq: [
        {
          q: "How many N·s is 25 lbf·s?",
          a: "25 lbf·s is 111.2 N·s, a motor of class G.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilogram-meters-per-second-to-pound-feet-per-second"],
      exact: true,
      q: "How do I convert kg·m/s to lb·ft/s?",
      a: "Multiply by 7.233. A 70 kg runner at 10 m/s has a momentum of 700 kg·m/s, which is 5,063 lb·ft/s. Going back, one lb·ft/s is exactly 0.138254954376 kg·m/s.",
    },
    {
      q: "Is a newton-second the same as a kilogram meter per second?",
      a: "Yes, exactly. The newton is 1 kg·m/s², so a force of one newton acting for one second changes the momentum by 1 kg·m/s. By convention, N·s is used for impulse and kg·m/s for momentum.",
    },
    {
      pairs: ["newton-seconds-to-pound-force-seconds", "pound-force-seconds-to-newton-seconds"],
      q: "How do I convert newton-seconds to pound-force seconds?",
      a: "Multiply by 0.2248. A class D model rocket motor with a total impulse of 20 N·s delivers 4.496 lbf·s. In the other direction, one lbf·s is 4.448 N·s.",
    },
    {
      q: "What is the difference between lb·ft/s and lbf·s?",
      a: "The first uses the pound as a mass, the second as a force. One lbf·s equals 32.17 lb·ft/s, a factor equal to standard gravity in ft/s². Confusing units of impulse has consequences: in 1999, software that reported lbf·s where N·s was expected led to the loss of the Mars Climate Orbiter.",
    },
    {
      q: "What is a momentum of 1 GeV/c in SI units?",
      a: "It is 5.344 × 10⁻¹⁹ kg·m/s: the energy of one gigaelectronvolt divided by the speed of light. At energies far above its rest energy, a particle’s momentum in GeV/c is nearly equal to its energy in GeV.",
    },
  ],
});
