import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilogram-meters-per-second-to-pound-feet-per-second",
    from: "kilogram-meter-per-second",
    to: "pound-foot-per-second",
    about: "Mass times velocity: metric problems in kg·m/s, American textbooks in pounds and feet.",
    rule: "× 7",
    familiar: [
      ["3.5", "a tennis ball, served"],
      ["6", "a baseball, pitched"],
      ["420", "a runner of 70 kg at 6 m/s"],
      ["20000", "a car in the city"],
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
    about: "Model rocket motors carry newton-seconds on the label; American launch rules also use pounds-force.",
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
        a: "160 N·s is 35.97 lbf·s, the end of the class that flies without certification in the US.",
      },
    ],
  },
  {
    slug: "pound-force-seconds-to-newton-seconds",
    from: "pound-force-second",
    to: "newton-second",
    about: "For American rocket and crash data in SI terms; mixing the two lost a Mars probe.",
    rule: "× 4, + 10%",
    familiar: [
      ["1", "a small rocket motor"],
      ["25", "a hobby rocket"],
      ["100", "a large hobby rocket"],
    ],
    faq: [
      {
        q: "How many N·s is 25 lbf·s?",
        a: "25 lbf·s is 111.2 N·s.",
      },
    ],
  },
]);
