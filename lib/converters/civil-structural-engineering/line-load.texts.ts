import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "These are forces per length. For mass per length, use the Linear Density Converter; at standard gravity, 1 kg/m weighs 9.80665 N/m.",
    "Spring stiffness and surface tension are also in N/m but are different quantities.",
  ],
  pairs: [
    {
      slug: "kilonewtons-per-meter-to-pounds-force-per-foot",
      from: "kilonewton-per-meter",
      to: "pound-force-per-foot",
      about: "Loads on beams and walls: metric drawings give kilonewtons on each meter, American ones pounds on each foot, written plf.",
      familiar: [
        ["1", "a light partition of one story, about"],
        ["5", "a lightly loaded floor girder"],
        ["20", "a concrete wall 0.3 m thick and 2.7 m high, about"],
      ],
      faq: [
        {
          q: "How many lbf/ft (plf) is a wall load of 15 kN/m?",
          a: "15 kN/m is 1,028 lbf/ft. For loads in the thousands, Americans switch to kips per foot.",
        },
        {
          q: "How many kN/m is 300 lbf/ft?",
          a: "300 lbf/ft is 4.378 kN/m. A beam that carries a narrow strip of deck has about this load.",
        },
      ],
    },
    {
      slug: "pounds-force-per-foot-to-kilonewtons-per-meter",
      from: "pound-force-per-foot",
      to: "kilonewton-per-meter",
      about: "American plans mark beams with pounds per linear foot (plf). Metric beam software needs kilonewtons per meter.",
      rule: "× 3, ÷ 200",
      familiar: [
        ["50", "the code load on the top rail of a guard"],
        ["67", "floor joists 16 in. apart under 50 psf, about"],
        ["800", "a girder that carries 16 ft of floor under 50 psf"],
      ],
      faq: [
        {
          q: "What is a guard’s 50 lbf/ft (plf) in kN/m?",
          a: "50 lbf/ft is 0.7297 kN/m. The rail must resist it in any direction.",
        },
        {
          q: "How many lbf/ft is a wall of 3 kN/m?",
          a: "3 kN/m is 205.6 lbf/ft, about the weight of a light block partition of one story.",
        },
      ],
    },
    {
      slug: "kilonewtons-per-meter-to-kips-per-foot",
      from: "kilonewton-per-meter",
      to: "kip-per-foot",
      about: "Bridges, crane runways and heavy girders: above a thousand pounds on each foot, Americans write kips per foot (klf).",
      rule: "× 7, ÷ 100",
      familiar: [
        ["9.3", "the design lane load of US highway bridges"],
        ["25", "a concrete beam of one square meter in section"],
        ["80", "the line load of Europe’s railway load model"],
      ],
      faq: [
        {
          q: "How many kip/ft is a girder load of 50 kN/m?",
          a: "50 kN/m is 3.426 kip/ft. Include the girder itself, which often adds a few percent.",
        },
        {
          q: "What is 2 kip/ft in kN/m?",
          a: "2 kip/ft is 29.19 kN/m, a usual load for a steel beam under an office floor.",
        },
      ],
    },
    {
      slug: "kilograms-force-per-meter-to-kilonewtons-per-meter",
      from: "kilogram-force-per-meter",
      to: "kilonewton-per-meter",
      about: "Suppliers weigh pipes, rails and cable trays in kilograms for each meter, and the structure that holds them is computed in kilonewtons per meter.",
      rule: "÷ 100",
      familiar: [
        ["60.2", "the 60E1 rail of European main lines"],
        ["250", "a concrete beam of 0.1 m² in section"],
        ["1000", "the water in a full pipe of 1.13 m inside diameter, about"],
      ],
      faq: [
        {
          q: "What is a pipe of 300 kgf/m in kN/m?",
          a: "300 kgf/m is 2.942 kN/m. Dividing by a hundred instead gives slightly more, which is on the safe side.",
        },
        {
          q: "How many kgf/m is 5 kN/m?",
          a: "5 kN/m is 509.9 kgf/m, half a tonne hung on each meter.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilonewtons-per-meter-to-pounds-force-per-foot", "pounds-force-per-foot-to-kilonewtons-per-meter"],
      q: "How do I convert kN/m to lbf/ft (plf)?",
      a: "Multiply by 68.52: 10 kN/m is 685.2 plf. Going the other way, 1 plf is 14.59 N/m, so 200 plf is 2.919 kN/m.",
    },
    {
      pairs: ["kilonewtons-per-meter-to-kips-per-foot"],
      q: "How do I convert kips per foot to kN/m?",
      a: "Multiply by 14.59: a girder carrying 2 klf carries 29.19 kN/m. Conveniently, the factor for klf to kN/m is the same as for plf to N/m.",
    },
    {
      q: "How do I get a line load from an area load?",
      a: "Multiply by the tributary width. A floor load of 50 psf on joists 4 ft apart gives 200 plf; 2.4 kN/m² at 1.2 m spacing gives 2.88 kN/m.",
    },
    {
      pairs: ["kilograms-force-per-meter-to-kilonewtons-per-meter"],
      q: "How do I convert kg/m to kN/m?",
      a: "If kg/m means kilogram-force per meter, multiply by 0.00980665: 100 kgf/m is 0.981 kN/m. A beam with a mass of 100 kg/m has exactly this weight.",
    },
    {
      q: "Is N/mm the same as kN/m?",
      a: "Yes. A newton per millimeter is a thousand newtons per meter, so 12 N/mm = 12 kN/m = 822.3 plf.",
    },
  ],
});
