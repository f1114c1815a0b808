import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilonewton-meters-to-kip-feet",
    from: "kilonewton-meter",
    to: "kip-foot",
    about: "Beam moments from metric programs, checked against American steel tables, which list kip-feet.",
    familiar: [
      ["10", "a floor joist"],
      ["150", "a steel beam in a house"],
      ["1000", "a bridge girder, small"],
    ],
    faq: [
      {
        q: "What is a beam moment of 200 kN·m in kip·ft?",
        a: "200 kN·m is 147.5 kip·ft. Compare factored moments with factored strengths only.",
      },
    ],
  },
  {
    slug: "kip-feet-to-kilonewton-meters",
    from: "kip-foot",
    to: "kilonewton-meter",
  },
  {
    slug: "kilonewton-meters-to-pound-force-feet",
    from: "kilonewton-meter",
    to: "pound-force-foot",
  },
  {
    slug: "pound-force-feet-to-newton-meters",
    from: "pound-force-foot",
    to: "newton-meter",
    title: "Bending Moment: Pound-Feet to N·m (lbf·ft to N·m)",
  },
]);
