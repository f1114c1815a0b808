import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Yarn counts (Nm, NeC, NeK, NeL) are length per mass, the reciprocal of linear density: the higher the count, the finer the yarn.",
    "Tex is grams per 1,000 m and denier grams per 9,000 m, so 1 tex = 9 denier.",
    "Pounds and kilograms are masses here; loads in lbf/ft or kN/m belong in the Line Load Converter.",
  ],
  pairs: [
    {
      slug: "kilograms-per-meter-to-pounds-per-foot",
      from: "kilogram-per-meter",
      to: "pound-per-foot",
      about: "Metric tables list rails, beams, pipes and rebar by kilograms per meter, American catalogs by pounds per foot.",
      rule: "× 2, ÷ 3",
      familiar: [
        ["0.888", "a reinforcing bar of 12 mm"],
        ["22.4", "an IPE 200 steel beam"],
        ["60.2", "the 60E1 rail of European main lines"],
        ["117", "an HEB 300 column"],
      ],
      faq: [
        {
          q: "What is an IPE 200 beam of 22.4 kg/m in lb/ft?",
          a: "22.4 kg/m is 15.05 lb/ft. American W shapes carry this figure in their name, after the depth, so you can look for the nearest one directly.",
        },
        {
          q: "Is 10 kg/m heavier than 10 lb/ft?",
          a: "No, it is lighter by a third: 10 kg/m is 6.72 lb/ft. In the other direction, 10 lb/ft is 14.88 kg/m.",
        },
      ],
    },
    {
      slug: "pounds-per-foot-to-kilograms-per-meter",
      from: "pound-per-foot",
      to: "kilogram-per-meter",
      about: "The last number in the name of an American wide-flange beam is its weight per foot. Cranes, trucks and foundations on a metric site need it as kilograms per meter.",
      rule: "× 3, ÷ 2",
      familiar: [
        ["0.668", "#4 rebar"],
        ["3.65", "a 2-inch schedule 40 steel pipe"],
        ["10.79", "a 4-inch schedule 40 steel pipe"],
        ["50", "a W12×50 beam"],
      ],
      faq: [
        {
          q: "How many kg/m is #5 rebar at 1.043 lb/ft?",
          a: "1.043 lb/ft is 1.552 kg/m. The metric bar of about the same diameter is a little heavier, so check the steel area before you swap them.",
        },
        {
          q: "What is a 4-inch schedule 40 pipe, 10.79 lb/ft, in kg/m?",
          a: "10.79 lb/ft is 16.06 kg/m, empty. Filled with water, it weighs half as much again.",
        },
      ],
    },
    {
      slug: "denier-to-tex",
      from: "denier",
      to: "tex",
      title: "Denier to Tex (den to tex)",
      about: "Hosiery, backpacks and tents are sold by denier; spinning mills and textile standards use tex. Both are the mass of a length of yarn, so a larger number is a thicker yarn of the same fiber.",
      familiar: [
        ["15", "sheer pantyhose"],
        ["70", "a light nylon jacket"],
        ["420", "a duffel bag"],
        ["1000", "a heavy-duty nylon backpack"],
      ],
      faq: [
        {
          q: "What is a 20-denier stocking in tex?",
          a: "20 den is 2.222 tex. An opaque pair of 60 den has yarn three times as heavy: 60 den is 6.667 tex.",
        },
        {
          q: "How many denier is 100 tex?",
          a: "100 tex is 900 den. Heavy upholstery thread is about this thick.",
        },
      ],
    },
    {
      slug: "grams-per-meter-to-ounces-per-yard",
      from: "gram-per-meter",
      to: "ounce-per-yard",
      about: "Makers of rope and webbing abroad state grams per meter; US buyers compare ounces per yard.",
      rule: "÷ 31",
      familiar: [
        ["6.6", "type III (550) paracord, about"],
        ["24", "an accessory cord of 6 mm, about"],
        ["62", "a single climbing rope of 9.8 mm, about"],
      ],
      faq: [
        {
          q: "How many ounces per yard is a rope of 62 g/m?",
          a: "62 g/m is 2 oz/yd. Multiply by the yards on the reel for its weight in ounces.",
        },
        {
          q: "What is 1 oz/yd in grams per meter?",
          a: "1 oz/yd is 31 g/m. A climber’s accessory cord weighs about as much.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilograms-per-meter-to-pounds-per-foot", "pounds-per-foot-to-kilograms-per-meter"],
      q: "How do I convert kg/m to lb/ft?",
      a: "Multiply by 0.672. A rail of 60 kg/m weighs 40.32 lb/ft, or 121 lb/yd. In the other direction, multiply by 1.488: a W12×50 beam at 50 lb/ft is 74.41 kg/m.",
    },
    {
      pairs: ["denier-to-tex"],
      q: "How do I convert denier to tex?",
      a: "Divide by 9. A 70-denier nylon yarn is 7.778 tex or 77.78 dtex. Tex is the grams in 1,000 m, denier the grams in 9,000 m and decitex the grams in 10,000 m.",
    },
    {
      q: "How do I convert cotton count (Ne) to tex?",
      a: "Divide 590.5 by the count. Ne 30 is 19.68 tex, and Ne 60 is half of that. Ne counts hanks of 840 yards per pound, so a higher number is a finer yarn. The metric count is Nm = 1000/tex, which makes Ne 30 equal to Nm 50.8.",
    },
    {
      q: "Why does a yarn count have no value at zero?",
      a: "A count is a length per mass, so zero would mean an infinitely heavy yarn. Converting to tex divides by the count, so a count of 0 cannot be converted, and doubling the count halves the tex.",
    },
    {
      q: "How do I find the weight of a cable from its linear density?",
      a: "Multiply by the length. A cable of 250 g/m weighs 12.5 kg over 50 m. In US units, 250 g/m is 0.168 lb/ft, so 164 ft weighs 27.55 lb. Values in kg/km are numerically the same as in g/m.",
    },
  ],
});
