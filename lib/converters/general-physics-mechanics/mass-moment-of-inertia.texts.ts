import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Pounds and ounces in lb·ft² and oz·in² are masses; in lbf·in·s² and ozf·in·s² they are forces, and the units differ by a factor of standard gravity.",
    "Older German and Japanese motor data sheets give the flywheel effect GD², which is four times the moment of inertia: 1 kgf·m² of GD² is 0.25 kg·m².",
    "The second moment of area of a beam section (m⁴) is a different quantity: use the Area Moment of Inertia Converter.",
  ],
  pairs: [
    {
      slug: "kilogram-square-meters-to-pound-square-feet",
      from: "kilogram-square-meter",
      to: "pound-square-foot",
      about: "The inertia of motor and load decides how long a machine takes to start. European catalogs print it in kg·m², American ones in lb·ft², called WK².",
      familiar: [
        ["0.01", "the rotor of a small industrial motor, about"],
        ["0.5", "a machine’s flywheel, about"],
        ["3", "a car’s four wheels, about"],
        ["100", "a large fan, about"],
      ],
      faq: [
        {
          q: "What is a motor inertia of 0.1 kg·m² in lb·ft²?",
          a: "0.1 kg·m² is 2.373 lb·ft². Starting times grow with this number.",
        },
        {
          q: "Is kg·m² or lb·ft² the larger unit?",
          a: "The metric one: 1 kg·m² is 23.73 lb·ft².",
        },
      ],
    },
    {
      slug: "pound-square-feet-to-kilogram-square-meters",
      from: "pound-square-foot",
      to: "kilogram-square-meter",
      about: "A metric drive is sized in kg·m², so the WK² of an American load has to be converted first.",
      rule: "÷ 25, + 5%",
      familiar: [
        ["0.25", "the rotor of a small industrial motor, about"],
        ["20", "a machine’s flywheel, about"],
        ["100", "a medium-size fan, about"],
        ["2000", "a large fan, about"],
      ],
      faq: [
        {
          q: "What is a WK² of 50 lb·ft² in kg·m²?",
          a: "50 lb·ft² is 2.107 kg·m². The K is the radius of gyration, and the pounds are a mass.",
        },
        {
          q: "How does lb·ft² relate to the GD² of European data and kg·m²?",
          a: "GD² uses the diameter, so its number is four times the inertia in kg·m²: 10 lb·ft² is 0.4214 kg·m², and GD² is 1.686.",
        },
      ],
    },
    {
      slug: "kilogram-square-meters-to-pound-square-inches",
      from: "kilogram-square-meter",
      to: "pound-square-inch",
      about: "For small rotors, propellers and golf clubs, lb·in² gives readable numbers.",
      familiar: [
        ["0.0005", "a golf driver’s head, about"],
        ["0.01", "the rotor of a small industrial motor, about"],
        ["0.5", "a machine’s flywheel, about"],
      ],
      faq: [
        {
          q: "How many lb·in² is 0.001 kg·m²?",
          a: "0.001 kg·m² is 3.417 lb·in².",
        },
        {
          q: "Why is the number in lb·in² so large for 1 kg·m²?",
          a: "A square meter is about 1,550 square inches and a kilogram 2.2 lb: 1 kg·m² is 3,417 lb·in².",
        },
      ],
    },
    {
      slug: "slug-square-feet-to-kilogram-square-meters",
      from: "slug-square-foot",
      to: "kilogram-square-meter",
      about: "American data give an aircraft’s inertia in roll, pitch and yaw in slug·ft².",
      rule: "× 4, ÷ 3",
      familiar: [
        ["950", "a small trainer in roll, about"],
        ["1350", "a small trainer in pitch, about"],
        ["10000", "a fighter in roll, about"],
      ],
      faq: [
        {
          q: "What is 1,000 slug·ft² in kg·m²?",
          a: "1,000 slug·ft² is 1,356 kg·m².",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilogram-square-meters-to-pound-square-feet", "pound-square-feet-to-kilogram-square-meters"],
      q: "How do I convert kg·m² to lb·ft²?",
      a: "Multiply by 23.73. A flywheel of 0.5 kg·m² is 11.87 lb·ft². In the other direction, one lb·ft² is 0.04214 kg·m². US motor catalogs call this value WK² or WR².",
    },
    {
      q: "What is the difference between lb·in² and lb·in·s²?",
      a: "In lb·in² the pound is a mass: 1 lb·in² is 0.0002926 kg·m². In lb·in·s² it is a force: 1 lbf·in·s² is 0.113 kg·m². The second is 386.1 times as large; that number is standard gravity in inches per second squared.",
    },
    {
      q: "How do I convert GD² to moment of inertia?",
      a: "Divide by four. GD² is the weight of the rotor times the square of its diameter of gyration, which is twice the radius of gyration. A data sheet value of 10 kgf·m² therefore means J = 2.5 kg·m². The kilogram-force is read as a mass of one kilogram.",
    },
    {
      pairs: ["slug-square-feet-to-kilogram-square-meters"],
      q: "How do I convert slug·ft² to kg·m²?",
      a: "Multiply by 1.356, the same factor as for lbf·ft to N·m, because the slug is defined as lbf·s²/ft. One slug·ft² is also 32.17 lb·ft². Aircraft inertia tables usually use slug·ft².",
    },
    {
      q: "Is mass moment of inertia the same as second moment of area?",
      a: "No. Mass moment of inertia, in kg·m², measures how hard a body is to spin up. The second moment of area, in m⁴ or in⁴, measures how hard a beam section is to bend and does not involve mass. Both are called moment of inertia, so check the unit.",
    },
  ],
});
