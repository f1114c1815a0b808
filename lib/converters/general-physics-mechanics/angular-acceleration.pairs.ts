import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "radians-per-second-squared-to-revolutions-per-minute-per-second",
    from: "radian-per-second-squared",
    to: "revolution-per-minute-per-second",
    about: "A servo’s data sheet gives rad/s²; the operator sees how many rpm are gained each second.",
    rule: "× 10, − 5%",
    familiar: [
      ["1", "a heavy flywheel"],
      ["50", "a lathe’s spindle"],
      ["1000", "a servo motor"],
      ["20000", "a small servo motor, unloaded"],
    ],
    faq: [
      {
        q: "How many rpm per second is 50 rad/s²?",
        a: "50 rad/s² is 477.5 rpm/s.",
      },
      {
        q: "What is a run-up of 300 rpm/s in rad/s²?",
        a: "300 rpm/s is 31.42 rad/s². A drive reaches 1,500 rpm in five seconds at that rate.",
      },
      {
        q: "Is 1 rad/s² more than 1 rpm/s?",
        a: "Yes, nearly ten times: 1 rad/s² is 9.549 rpm/s.",
      },
    ],
  },
  {
    slug: "revolutions-per-minute-per-second-to-radians-per-second-squared",
    from: "revolution-per-minute-per-second",
    to: "radian-per-second-squared",
    about: "Divide a measured run-up in rpm by its seconds, then convert for the torque formula.",
    rule: "÷ 10, + 5%",
    familiar: [
      ["10", "a large fan"],
      ["500", "a lathe’s spindle"],
      ["3000", "an engine, revved"],
      ["10000", "a servo motor"],
    ],
    faq: [
      {
        q: "How many rad/s² is 1,000 rpm per second?",
        a: "1,000 rpm/s is 104.7 rad/s². Times the moment of inertia it is the torque.",
      },
    ],
  },
  {
    slug: "radians-per-second-squared-to-degrees-per-second-squared",
    from: "radian-per-second-squared",
    to: "degree-per-second-squared",
    about: "Robots are set in degrees, their dynamics computed in radians.",
    rule: "× 60, − 5%",
    familiar: [
      ["1", "a slow arm"],
      ["5", "a welding robot"],
      ["10", "a pick-and-place robot"],
      ["50", "a fast wrist joint"],
    ],
    faq: [
      {
        q: "How many degrees per second squared is 5 rad/s²?",
        a: "5 rad/s² is 286.5 °/s².",
      },
    ],
  },
]);
