import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "One revolution is 2π rad, so 1 rpm = π/30 rad/s.",
    "Earth completes one revolution in a sidereal day of 86,164.1 s, so its rate is 1.0027379 revolutions per day, not 1.",
    "Proper motion in mas/a is per Julian year of 365.25 days.",
    "Negative values mean rotation in the other direction.",
  ],
  pairs: [
    {
      slug: "revolutions-per-minute-to-radians-per-second",
      from: "revolution-per-minute",
      to: "radian-per-second",
      title: "rpm to rad/s: Revolutions per Minute to Radians",
      about: "Nameplates show rpm; formulas for torque and power need radians per second.",
      rule: "÷ 10, + 5%",
      familiar: [
        ["33.3", "an LP record"],
        ["1500", "a four-pole motor in Europe, without slip"],
        ["3000", "a car’s engine on the highway, often"],
        ["7200", "a desktop hard disk"],
      ],
      faq: [
        {
          q: "How many rad/s is 1,500 rpm?",
          a: "1,500 rpm is 157.1 rad/s. Multiply by the torque in newton-meters for the power in watts.",
        },
        {
          q: "How many rpm is a spindle at 100 rad/s?",
          a: "100 rad/s is 954.9 rpm. Servo drives and control models use radians, the machine’s display revolutions.",
        },
      ],
    },
    {
      slug: "radians-per-second-to-revolutions-per-minute",
      from: "radian-per-second",
      to: "revolution-per-minute",
      title: "rad/s to rpm: Radians to Revolutions per Minute",
      about: "Simulations and control loops compute in radians per second; people read rpm.",
      rule: "× 10, − 5%",
      familiar: [
        ["6.28", "one turn each second"],
        ["100", "a six-pole motor in Europe, under load"],
        ["314.2", "a two-pole motor in Europe, without slip"],
        ["1150", "a small angle grinder, about"],
      ],
      faq: [
        {
          q: "How many rpm is 50 rad/s?",
          a: "50 rad/s is 477.5 rpm. One turn is 2π radians, so divide by that and multiply by 60.",
        },
      ],
    },
    {
      slug: "degrees-per-second-to-revolutions-per-minute",
      from: "degree-per-second",
      to: "revolution-per-minute",
      about: "Gyroscopes report degrees per second; a turntable is set in rpm. Six degrees per second are one turn a minute.",
      familiar: [
        ["6", "a clock’s second hand"],
        ["200", "an LP record"],
        ["360", "one turn each second"],
        ["2000", "the range of a phone’s gyroscope"],
      ],
      faq: [
        {
          q: "How many rpm is 90 degrees per second?",
          a: "90 °/s is 15 rpm, a quarter turn each second.",
        },
      ],
    },
    {
      slug: "revolutions-per-minute-to-degrees-per-second",
      from: "revolution-per-minute",
      to: "degree-per-second",
      about: "Gyroscope ranges are stated in degrees per second, rotation speeds in rpm.",
      familiar: [
        ["1", "a clock’s second hand"],
        ["33.3", "an LP record"],
        ["50", "a washing machine, washing, about"],
        ["1400", "a washing machine, spinning, about"],
      ],
      faq: [
        {
          q: "How many degrees per second is 100 rpm?",
          a: "100 rpm is 600 °/s. A gyroscope with a range of 2,000 °/s saturates at 333.3 rpm.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["revolutions-per-minute-to-radians-per-second", "radians-per-second-to-revolutions-per-minute"],
      q: "How do I convert rpm to radians per second?",
      a: "Multiply by π/30 = 0.1047. A motor at 3,000 rpm turns at 314.2 rad/s, which is 100π. To go back from rad/s, multiply by 30/π: 100 rad/s is 954.9 rpm.",
    },
    {
      pairs: ["degrees-per-second-to-revolutions-per-minute", "revolutions-per-minute-to-degrees-per-second"],
      q: "How do I convert degrees per second to rpm?",
      a: "Divide by 6, because 360° per revolution divided by 60 seconds is 6. So 200 °/s is 33.33 rpm, the speed of an LP record, and 1 rpm is 6 °/s. Gyroscope data sheets often abbreviate degrees per second as dps.",
    },
    {
      q: "Is angular velocity the same as frequency?",
      a: "They differ by 2π. A wheel turning 50 times per second has a rotational frequency of 50 Hz and an angular velocity of 314.2 rad/s. Formulas such as v = ωr and P = Mω work only in rad/s; convert rpm or hertz first.",
    },
    {
      q: "How do I get the rim speed from rpm?",
      a: "Convert to rad/s and multiply by the radius. A 7,200 rpm disk turns at 754 rad/s; at a radius of 0.04 m the rim moves at 30.16 m/s. With the diameter in meters, v = π × d × rpm / 60.",
    },
    {
      exact: true,
      q: "How fast does the Earth rotate?",
      a: "The nominal rate is 7.292115 × 10⁻⁵ rad/s, or 15.04107 arcseconds per second. That is one turn in 86,164.1 s, a sidereal day. Because Earth also moves around the Sun, noon to noon takes four minutes longer. Gyro drift is often compared with this rate of 15.04 °/h.",
    },
  ],
});
