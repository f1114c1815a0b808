import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "meters-per-second-squared-to-standard-gravity",
    from: "meter-per-second-squared",
    to: "standard-gravity",
    about: "Sensors report m/s², people feel multiples of gravity. A resting sensor already shows one g, straight up.",
    rule: "÷ 10",
    familiar: [
      ["1.6", "gravity on the Moon"],
      ["3", "a quick car, starting"],
      ["9.8", "a sensor at rest"],
      ["50", "a roller coaster"],
    ],
    faq: [
      {
        q: "How many g is a braking of 8 m/s²?",
        a: "8 m/s² is 0.8158 gₙ, a hard stop on dry asphalt.",
      },
      {
        q: "How many m/s² is a ride of 4 g?",
        a: "4 gₙ is about 39.23 m/s², at the bottom of a steep loop. Rides hold it for a second or two, since the blood drains from the head.",
      },
    ],
  },
  {
    slug: "standard-gravity-to-meters-per-second-squared",
    from: "standard-gravity",
    to: "meter-per-second-squared",
    about: "Aircraft, rides and crash tests quote g; equations of motion need m/s².",
    rule: "× 10",
    familiar: [
      ["0.17", "gravity on the Moon"],
      ["1", "standing still"],
      ["4", "a roller coaster"],
      ["9", "a fighter pilot’s limit"],
    ],
    faq: [
      {
        q: "How many m/s² is 2 g?",
        a: "2 g is 19.6133 m/s². A pilot in a turn at 2 g feels twice the usual weight.",
      },
    ],
  },
  {
    slug: "meters-per-second-squared-to-feet-per-second-squared",
    from: "meter-per-second-squared",
    to: "foot-per-second-squared",
    about: "The same as meters to feet, since the seconds stay: American dynamics problems use ft/s².",
    rule: "× 3, + 10%",
    familiar: [
      ["1", "an elevator"],
      ["3", "a quick car, starting"],
      ["9.80665", "free fall"],
      ["30", "a rocket at liftoff’s end, about"],
    ],
    faq: [
      {
        q: "What is gravity of 9.8 m/s² in ft/s²?",
        a: "9.8 m/s² is 32.15 ft/s², the 32.2 of American textbooks.",
      },
    ],
  },
  {
    slug: "feet-per-second-squared-to-meters-per-second-squared",
    from: "foot-per-second-squared",
    to: "meter-per-second-squared",
    about: "For American highway design and textbooks, in metric terms.",
    rule: "× 3, ÷ 10",
    familiar: [
      ["3.3", "an elevator"],
      ["11.2", "the braking that US road design assumes"],
      ["32.2", "free fall"],
      ["100", "a roller coaster"],
    ],
    faq: [
      {
        q: "What is a deceleration of 11.2 ft/s² in m/s²?",
        a: "11.2 ft/s² is 3.41376 m/s². US road designers assume it for a driver who stops without panic.",
      },
    ],
  },
]);
