import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["The sign is kept; it shows the direction, such as sagging or hogging.", "A newton-meter of moment is not a joule, although both are N·m. The Torque Converter has the same factors and more units."],
  pairs: [
    {
      slug: "kilonewton-meters-to-kip-feet",
      from: "kilonewton-meter",
      to: "kip-foot",
      about: "Beam moments from metric programs, checked against American steel tables, which list kip-feet.",
      familiar: [
        ["10", "a beam of 4 m under 5 kN/m"],
        ["150", "a beam of 8 m under 18.75 kN/m"],
        ["1000", "a beam of 20 m under 20 kN/m"],
      ],
      faq: [
        {
          q: "What is a beam moment of 200 kN·m in kip·ft?",
          a: "200 kN·m is 147.5 kip·ft. Compare factored moments with factored strengths only.",
        },
        {
          q: "How many kN·m is a strength of 300 kip·ft?",
          a: "300 kip·ft is 406.7 kN·m. Tables of American shapes state it for an unbraced length and a grade of steel.",
        },
      ],
    },
    {
      slug: "kip-feet-to-kilonewton-meters",
      from: "kip-foot",
      to: "kilonewton-meter",
      about: "AISC beam tables list strengths in kip-feet; calculations in SI compare them with kilonewton-meters.",
      rule: "× 4, ÷ 3",
      familiar: [
        ["140", "the design strength of a W12×26, 50 ksi, fully braced"],
        ["379", "the design strength of a W18×50"],
        ["664", "the design strength of a W24×68"],
      ],
      faq: [
        {
          q: "What is a moment of 100 kip·ft in kN·m?",
          a: "100 kip·ft is 135.6 kN·m. A quick check is four-thirds of the number.",
        },
        {
          q: "How many kip·ft is 250 kN·m?",
          a: "250 kN·m is 184.4 kip·ft. Look for a beam whose factored strength is above it for the unbraced length you have.",
        },
      ],
    },
    {
      slug: "kilonewton-meters-to-pound-force-feet",
      from: "kilonewton-meter",
      to: "pound-force-foot",
      about: "Moments in timber joists, posts and brackets are small, so Americans give them in pound-feet and not in kip-feet.",
      familiar: [
        ["1", "a 100 kg person one meter out on a plank, about"],
        ["4.5", "a joist of 4 m under 2.25 kN/m"],
        ["20", "a beam of 4 m under 10 kN/m"],
      ],
      faq: [
        {
          q: "How many lbf·ft is a joist’s moment of 2.5 kN·m?",
          a: "2.5 kN·m is 1,844 lbf·ft. Divide by the allowable stress, in matching units, for the section modulus.",
        },
        {
          q: "What is 5,000 lbf·ft in kN·m?",
          a: "5,000 lbf·ft is 6.779 kN·m. Tables of moments in pound-inches have twelve times the number, so read the heading first.",
        },
      ],
    },
    {
      slug: "pound-force-feet-to-newton-meters",
      from: "pound-force-foot",
      to: "newton-meter",
      title: "Bending Moment: Pound-Feet to N·m (lbf·ft to N·m)",
      about: "Guards, brackets, poles and signs: the bending moment at the base comes in pound-feet from American rules, in newton-meters from metric anchors.",
      familiar: [
        ["700", "a guard post, 42 in. high, under 200 lb at the top"],
        ["1000", "a 200 lb person, five feet out on a plank"],
        ["4000", "a beam of 16 ft under 125 lb/ft"],
      ],
      faq: [
        {
          q: "What is the 700 lbf·ft of a guard post in N·m?",
          a: "700 lbf·ft is 949.1 N·m. The anchors at its base must hold this, not just the weight of the post.",
        },
        {
          q: "How many lbf·ft is an anchor’s 1,500 N·m?",
          a: "1,500 N·m is 1,106 lbf·ft. A bending moment has the units of torque, but it bends a bar and does not twist it.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["kilonewton-meters-to-kip-feet", "kip-feet-to-kilonewton-meters"], q: "How do I convert kN·m to kip·ft?", a: "Multiply by 0.7376: 250 kN·m is 184.4 kip·ft. Going the other way, 1 kip·ft is 1.356 kN·m." },
    { pairs: ["pound-force-feet-to-newton-meters"], q: "How do I convert lbf·ft to N·m?", a: "Multiply by 1.356: 100 lbf·ft is 135.6 N·m. For lbf·in the factor is 0.113, a twelfth of that." },
    {
      q: "How do I convert kip·in to kN·m?",
      a: "Multiply by 0.113: 500 kip·in is 56.49 kN·m. Divide kip·in by 12 to get kip·ft.",
    },
    {
      q: "What is the moment of a uniformly loaded beam in US and metric units?",
      a: "For a simply supported beam, M = w·L²/8. A 20 ft beam carrying 2 kip/ft has a moment of 2 × 20²/8 = 100 kip·ft, which is 135.6 kN·m. In metric units, 29.19 kN/m over 6.096 m gives the same 135.6 kN·m.",
    },
    {
      q: "What does t·m mean on an old drawing?",
      a: "It means tonne-force meter, 9.80665 kN·m: 10 t·m is 98.07 kN·m or 72.33 kip·ft. Rounding g to 10 gives 100 kN·m, which is 2% too high.",
    },
  ],
});
