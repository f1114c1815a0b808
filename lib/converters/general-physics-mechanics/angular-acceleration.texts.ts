import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["Units per time squared scale with the square of the time factor: 1 rad/min² is 1/3,600 rad/s².", "rpm per second and r/min² differ by a factor of 60.", "Negative values are accepted and mean deceleration."],
  pairs: [
    {
      slug: "radians-per-second-squared-to-revolutions-per-minute-per-second",
      from: "radian-per-second-squared",
      to: "revolution-per-minute-per-second",
      about: "A servo’s data sheet gives rad/s²; the operator sees how many rpm it gains each second.",
      rule: "× 10, − 5%",
      familiar: [
        ["1", "a heavy flywheel, about"],
        ["50", "a lathe’s spindle, about"],
        ["1000", "a servo motor with its load, about"],
        ["20000", "a small servo motor without load, about"],
      ],
      faq: [
        {
          q: "How many rpm per second is 50 rad/s²?",
          a: "50 rad/s² is 477.5 rpm/s, a lathe that reaches 1,500 rpm in about three seconds.",
        },
        {
          q: "What is an acceleration of 300 rpm/s in rad/s²?",
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
      about: "Divide the gain in rpm by the seconds it took, then convert it for the torque formula.",
      rule: "÷ 10, + 5%",
      familiar: [
        ["10", "a large fan, about"],
        ["500", "a lathe’s spindle, about"],
        ["3000", "a car’s engine, revved out of gear, about"],
        ["10000", "a servo motor with its load, about"],
      ],
      faq: [
        {
          q: "How many rad/s² is 1,000 rpm per second?",
          a: "1,000 rpm/s is 104.7 rad/s². Multiply it by the moment of inertia for the torque.",
        },
      ],
    },
    {
      slug: "radians-per-second-squared-to-degrees-per-second-squared",
      from: "radian-per-second-squared",
      to: "degree-per-second-squared",
      about: "Robot joints are specified in degrees, but their dynamics are computed in radians.",
      rule: "× 60, − 5%",
      familiar: [
        ["1", "a slow robot arm, about"],
        ["5", "a welding robot, about"],
        ["10", "a pick-and-place robot, about"],
        ["50", "a fast wrist joint, about"],
      ],
      faq: [
        {
          q: "How many degrees per second squared is 5 rad/s²?",
          a: "5 rad/s² is 286.5 °/s²: the joint gains a little over three-quarters of a turn per second each second.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["radians-per-second-squared-to-revolutions-per-minute-per-second", "revolutions-per-minute-per-second-to-radians-per-second-squared"],
      q: "How do I convert rad/s² to rpm per second?",
      a: "Multiply by 30/π = 9.549. An angular acceleration of 10 rad/s² adds 95.49 rpm every second. In the other direction, 1 rpm/s is π/30 = 0.1047 rad/s².",
    },
    {
      q: "How do I calculate angular acceleration from rpm?",
      a: "Divide the change in speed by the time, then convert. A spindle that reaches 3,000 rpm in 2 s accelerates at 1,500 rpm/s, which is 157.1 rad/s². Use the value in rad/s² to find the torque: M = J × α.",
    },
    {
      q: "What is the difference between rpm/s and rpm²?",
      a: 'rpm/s is a change in speed per second; r/min² is a change in speed per minute, so 1 rpm/s = 60 r/min². The notation "rpm²" looks ambiguous, but it always means revolutions per minute, per minute.',
    },
    {
      pairs: ["radians-per-second-squared-to-degrees-per-second-squared"],
      q: "How do I convert degrees per second squared to rad/s²?",
      a: "Multiply by π/180 = 0.01745. A robot joint limited to 500 °/s² may accelerate at 8.727 rad/s². Going back, 1 rad/s² is 57.3 °/s².",
    },
    {
      q: "How does angular acceleration relate to linear acceleration?",
      a: "The tangential acceleration at radius r is a = α × r with α in rad/s². At 0.3 m from the axis, 20 rad/s² gives 6 m/s². The centripetal component, ω²r, depends on the speed itself and is present even when α is zero.",
    },
  ],
});
