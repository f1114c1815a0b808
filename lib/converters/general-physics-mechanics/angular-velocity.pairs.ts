import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "revolutions-per-minute-to-radians-per-second",
    from: "revolution-per-minute",
    to: "radian-per-second",
    title: "rpm to rad/s: Revolutions per Minute to Radians",
    about: "Name plates show rpm; torque and power formulas work only in radians per second.",
    rule: "÷ 10, + 5%",
    familiar: [
      ["33.3", "a record"],
      ["1500", "a four-pole motor in Europe"],
      ["3000", "a car on the highway"],
      ["7200", "a hard disk"],
    ],
    faq: [
      {
        q: "How many rad/s is 1,500 rpm?",
        a: "1,500 rpm is 157.1 rad/s. Multiply by the torque in newton-meters for the power in watts.",
      },
      {
        q: "How many rpm is a spindle at 100 rad/s?",
        a: "100 rad/s is 954.9 rpm. Servo drives and control models speak in radians, the display on the machine in revolutions.",
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
      ["100", "a slow motor"],
      ["314.2", "a two-pole motor in Europe"],
      ["1000", "a turbocharger, idling"],
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
      ["6", "a second hand"],
      ["200", "a record"],
      ["360", "one turn each second"],
      ["2000", "the range of a phone’s gyroscope"],
    ],
    faq: [
      {
        q: "How many rpm is 90 degrees per second?",
        a: "90 °/s is 15 rpm.",
      },
    ],
  },
  {
    slug: "revolutions-per-minute-to-degrees-per-second",
    from: "revolution-per-minute",
    to: "degree-per-second",
    about: "To see whether a gyroscope’s range covers a rotation that is known in rpm.",
    familiar: [
      ["1", "a second hand"],
      ["33.3", "a record"],
      ["50", "a washing machine, washing"],
      ["1400", "a washing machine, spinning"],
    ],
    faq: [
      {
        q: "How many degrees per second is 100 rpm?",
        a: "100 rpm is 600 °/s. A gyroscope with a range of 2,000 °/s ends at 333.3 rpm.",
      },
    ],
  },
]);
