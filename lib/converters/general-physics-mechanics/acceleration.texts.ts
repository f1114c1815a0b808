import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Standard gravity gₙ has been defined as exactly 9.80665 m/s² since 1901. Actual gravity ranges from about 9.780 m/s² at the equator to 9.832 m/s² at the poles.",
    "Here mg means milli-g, not milligram, and Gal (galileo, 1 cm/s²) has nothing to do with gallons.",
    "Martian surface gravity is the mean value from NASA’s fact sheet, 3.73 m/s². Other tables give 3.69 to 3.72 m/s² at the equator, with or without the effect of rotation.",
  ],
  pairs: [
    {
      slug: "meters-per-second-squared-to-standard-gravity",
      from: "meter-per-second-squared",
      to: "standard-gravity",
      about: "Accelerometers report m/s²; people think in multiples of gravity. An accelerometer at rest reads one g, directed upward.",
      rule: "÷ 10",
      familiar: [
        ["1.6", "gravity on the Moon"],
        ["3", "a family car at full throttle, about"],
        ["9.8", "an accelerometer at rest"],
        ["40", "the strongest pull of a roller coaster, about"],
      ],
      faq: [
        {
          q: "How many g is braking at 8 m/s²?",
          a: "8 m/s² is 0.8158 gₙ, a hard stop on dry asphalt.",
        },
        {
          q: "How many m/s² is a ride of 4 g?",
          a: "4 gₙ is about 39.23 m/s², at the bottom of a steep loop. Rides hold it only for a second or two, because blood drains from the head.",
        },
      ],
    },
    {
      slug: "standard-gravity-to-meters-per-second-squared",
      from: "standard-gravity",
      to: "meter-per-second-squared",
      about: "Aircraft, rides and crash tests are rated in g; equations of motion need m/s².",
      rule: "× 10",
      familiar: [
        ["0.165", "gravity on the Moon"],
        ["1", "standing still"],
        ["4", "the strongest pull of a roller coaster, about"],
        ["9", "the limit of fighter pilots in G-suits, about"],
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
      about: "American dynamics problems use ft/s². The factor is that of meters to feet, since the seconds do not change.",
      rule: "× 3, + 10%",
      familiar: [
        ["1", "an elevator, about"],
        ["3", "a family car at full throttle, about"],
        ["9.80665", "free fall"],
        ["30", "the Space Shuttle’s limit on the way to orbit, about"],
      ],
      faq: [
        {
          q: "What is gravity, 9.8 m/s², in ft/s²?",
          a: "9.8 m/s² is 32.15 ft/s², the 32.2 of American textbooks.",
        },
      ],
    },
    {
      slug: "feet-per-second-squared-to-meters-per-second-squared",
      from: "foot-per-second-squared",
      to: "meter-per-second-squared",
      about: "American highway design and textbooks use ft/s², metric ones m/s².",
      rule: "× 3, ÷ 10",
      familiar: [
        ["3.3", "an elevator, about"],
        ["11.2", "the braking that US road design assumes"],
        ["32.2", "free fall"],
        ["100", "a roller coaster, about"],
      ],
      faq: [
        {
          q: "What is a deceleration of 11.2 ft/s² in m/s²?",
          a: "11.2 ft/s² is 3.41376 m/s². AASHTO’s stopping distances for US roads assume it; most drivers brake harder in an emergency.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["meters-per-second-squared-to-standard-gravity", "standard-gravity-to-meters-per-second-squared"],
      q: "How do I convert m/s² to g?",
      a: "Divide by 9.80665. A car that brakes at 8 m/s² pulls 8 ÷ 9.80665 = 0.816 g. Going the other way, a roller coaster at 3 g accelerates its riders by 29.42 m/s².",
    },
    {
      exact: true,
      q: "Is g 9.8, 9.81 or 9.80665?",
      a: "Standard gravity is exactly 9.80665 m/s² (32.17405 ft/s²), a convention used to define units such as the kilogram-force. 9.8 and 9.81 are rounded values. Local gravity differs by up to 0.5%, depending on latitude and elevation.",
    },
    {
      q: "How many g is 0 to 60 mph in 3 seconds?",
      a: "60 mph in 3 s is 20 mph per second. One g is 21.937 mph per second, so the average is 20 ÷ 21.937 = 0.912 g, or 8.94 m/s². In metric terms, 1 g is 35.304 km/h per second.",
    },
    {
      q: "What is a gal and who uses it?",
      a: "A gal is 1 cm/s², named after Galileo; geophysicists use it to measure gravity. Standard gravity is 980.665 Gal. Survey anomalies are measured in milligals, each 1.0197 µg, and modern gravimeters resolve microgals.",
    },
    {
      q: "How strong is gravity on the Moon and on Mars?",
      a: "On the Moon it is 1.62 m/s² (0.165 g, about a sixth of Earth’s), and on Mars 3.73 m/s² (0.380 g). A jump that lifts you 0.5 m on Earth would, at the same takeoff speed, reach about 3 m on the Moon.",
    },
    {
      pairs: ["meters-per-second-squared-to-feet-per-second-squared", "feet-per-second-squared-to-meters-per-second-squared"],
      q: "How do I convert m/s² to ft/s²?",
      a: "Divide by 0.3048, or multiply by 3.28084. Standard gravity, 9.80665 m/s², is 32.1740 ft/s². The factor is the same as for length, because both units use seconds squared.",
    },
  ],
});
