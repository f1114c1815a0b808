import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "These are units of engineering strain, the change in length divided by the original length. True strain, ln(1 + ε), is a different quantity: at 1% it is 0.995%, at 50% it is 40.5%.",
    "Negative values mean shortening. A microstrain, a micrometer per meter and a part per million are equal.",
  ],
  pairs: [
    {
      slug: "microstrain-to-percent",
      from: "microstrain",
      to: "percent",
      about: "Strain gauges read microstrain, material tests report percent.",
      familiar: [
        ["100", "a lightly loaded steel beam"],
        ["2000", "steel near its yield point, 0.2%"],
        ["10000", "one percent"],
      ],
      faq: [
        {
          q: "What percent is 1,500 microstrain?",
          a: "1,500 µε is 0.15%: a bar one meter long stretches by a millimeter and a half.",
        },
        {
          q: "How many microstrain is 1 percent?",
          a: "1% is 10,000 µε, more than ordinary foil gauges survive for many cycles.",
        },
      ],
    },
    {
      slug: "percent-to-microstrain",
      from: "percent",
      to: "microstrain",
      about: "Material tests report strain as a percentage; strain gauges and their amplifiers are set in microstrain.",
      familiar: [
        ["0.01", "a lightly loaded steel beam"],
        ["0.2", "the offset that defines yield strength"],
        ["0.3", "concrete as it crushes, in US design"],
        ["20", "mild steel as it breaks, about"],
      ],
      faq: [
        {
          q: "How many microstrain is 0.1%?",
          a: "0.1% is 1,000 µε. Steel stays elastic there; the gauge would return to zero.",
        },
        {
          q: "What is 500 µε in percent?",
          a: "500 µε is 0.05%. In steel this is a stress of about 100 MPa.",
        },
      ],
    },
    {
      slug: "microstrain-to-millimeters-per-meter",
      from: "microstrain",
      to: "millimeter-per-meter",
      about: "A gauge shows microstrain; millimeters per meter are easier to picture.",
      familiar: [
        ["12", "steel that warms by 1 °C"],
        ["500", "the shrinkage of drying concrete, about"],
        ["1250", "mild steel at its yield point"],
      ],
      faq: [
        {
          q: "How much longer is a meter at 1,250 µε, in mm/m?",
          a: "1,250 µε is 1.25 mm/m. That is the yield point of mild steel.",
        },
        {
          q: "What is 0.3 mm/m in microstrain?",
          a: "0.3 mm/m is 300 µε, a stress of about 60 MPa in steel.",
        },
      ],
    },
    {
      slug: "inches-per-inch-to-microstrain",
      from: "inch-per-inch",
      to: "microstrain",
      about: "US test reports and design rules write strain as inches per inch, a small decimal that gauge readings turn into whole numbers of microstrain.",
      familiar: [
        ["0.0000065", "steel that warms by 1 °F, about"],
        ["0.002", "the offset that defines yield strength"],
        ["0.003", "concrete as it crushes, in US design"],
      ],
      faq: [
        {
          q: "What is 0.0005 inch per inch in microstrain?",
          a: "0.0005 in/in is 500 µε. The ratio has no unit, so it is the same in meters per meter.",
        },
        {
          q: "How many in/in is 2,000 µε?",
          a: "2,000 µε is 0.002 in/in, the offset on the stress-strain curve at which yield strength is read.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["microstrain-to-percent", "percent-to-microstrain"], q: "How do I convert microstrain to percent?", a: "Divide by 10,000: 2,000 µε is 0.2%. Going the other way, 1% is 10,000 µε." },
    {
      q: "What does one microstrain mean?",
      a: "It is a change in length of one part per million: a 1 m bar stretches by 1 µm, or a 1 in bar by 1 µin. Because strain is a ratio, it has the same value in metric and US units.",
    },
    { pairs: ["inches-per-inch-to-microstrain"], q: "How do I convert in/in to microstrain?", a: "Multiply by 1,000,000. A reading of 0.0015 in/in is 1,500 µε, 0.15% or 1.5 mm/m." },
    {
      q: "How do I calculate the strain of steel from its stress?",
      a: "Divide the stress by the elastic modulus in the same units: 250 MPa ÷ 200,000 MPa = 0.00125, which is 1,250 µε. This is valid up to the yield stress.",
    },
    {
      q: "Is 0.2% offset the same as 0.002 strain?",
      a: "Yes: 0.2% is 0.002 m/m or 2,000 µε. The 0.2% offset yield strength (proof stress) is where the stress–strain curve meets the elastic line offset by this strain.",
    },
  ],
});
