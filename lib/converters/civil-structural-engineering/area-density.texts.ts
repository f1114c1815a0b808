import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A US paper weight is the weight in pounds of 500 sheets of the grade’s basic size. Basic sizes differ, so 20 lb bond is 75 g/m², while 20 lb text would be 30 g/m².",
    "One momme is one pound per 45 in × 100 yd of silk, or 4.340 g/m². Its symbol, mm, does not mean millimeter.",
    "The pound per square inch here is mass per area. For stress, use the Stress Converter; for pressure, the Pressure Converter.",
  ],
  pairs: [
    {
      slug: "grams-per-square-meter-to-ounces-per-square-yard",
      from: "gram-per-square-meter",
      to: "ounce-per-square-yard",
      about: "Fabric is sold by GSM in most of the world and by ounces per square yard in the United States, often called just ounces.",
      rule: "× 3, ÷ 100",
      familiar: [
        ["150", "a light T-shirt"],
        ["200", "a heavy T-shirt"],
        ["280", "a hooded sweatshirt"],
        ["450", "heavy denim"],
      ],
      faq: [
        {
          q: "How many ounces is a 180 GSM T-shirt per square yard?",
          a: "180 GSM is 5.309 oz/yd². US shops call it heavy cotton; shirts of 4.5 oz/yd² are thinner and softer.",
        },
        {
          q: "What is a 6 oz/yd² fabric in g/m²?",
          a: "6 oz/yd² is 203.4 g/m². Canvas for sturdy bags weighs about twice as much.",
        },
      ],
    },
    {
      slug: "ounces-per-square-yard-to-grams-per-square-meter",
      from: "ounce-per-square-yard",
      to: "gram-per-square-meter",
      about: "American mills and print shops name fabric by ounces; a supplier abroad needs grams per square meter, called GSM.",
      rule: "× 34",
      familiar: [
        ["5.3", "a standard heavy-cotton T-shirt"],
        ["9", "a hooded sweatshirt"],
        ["13", "denim for jeans"],
        ["18", "the vinyl of truck tarps"],
      ],
      faq: [
        {
          q: "What is a 5.3 oz/yd² T-shirt in g/m²?",
          a: "5.3 oz/yd² is 179.7 g/m². Suppliers round such a shirt to 180 GSM.",
        },
        {
          q: "How many oz/yd² is canvas of 340 g/m²?",
          a: "340 g/m² is 10.03 oz/yd², the weight of a common painter’s canvas and of sturdy tote bags.",
        },
      ],
    },
    {
      slug: "pounds-bond-paper-to-grams-per-square-meter",
      from: "pound-bond-paper",
      to: "gram-per-square-meter",
      about: "The pounds of bond paper are the weight of a ream in the mill’s size, 17 by 22 inches. Printers abroad and most printer settings use grams per square meter.",
      rule: "× 15, ÷ 4",
      familiar: [
        ["20", "copy paper"],
        ["24", "letterhead and laser paper"],
        ["28", "paper for color printing"],
        ["32", "résumé paper"],
      ],
      faq: [
        {
          q: "What is 24 lb bond paper in g/m²?",
          a: "24 lb bond is 90.23 g/m². Outside North America the closest stock is 90 g/m².",
        },
        {
          q: "How many pounds of bond is 80 g/m² paper?",
          a: "80 g/m² is 21.28 lb bond. The usual European office sheet is a little heavier than American copy paper of 20 lb.",
        },
      ],
    },
    {
      slug: "grams-per-square-meter-to-pounds-cover-paper",
      from: "gram-per-square-meter",
      to: "pound-cover-paper",
      about:
        "Card stock for business cards, postcards and covers is sold by grams per square meter abroad and by pounds of cover in the United States. Cover pounds are for a sheet of 20 by 26 inches, so they don’t compare with bond or text pounds.",
      rule: "÷ 3, + 10%",
      familiar: [
        ["176", "a light card stock (65 lb)"],
        ["216", "a postcard (80 lb)"],
        ["270", "a heavy card (100 lb)"],
        ["350", "a thick business card (130 lb)"],
      ],
      faq: [
        {
          q: "What is 300 g/m² card in pounds of cover?",
          a: "300 g/m² is 110.9 lb cover. The closest American stock is 110 lb cover.",
        },
        {
          q: "How many g/m² is 80 lb cover?",
          a: "80 lb cover is 216.3 g/m². Text paper of 80 lb is little more than half as heavy, because its basic sheet is larger.",
        },
      ],
    },
    {
      slug: "kilograms-per-square-meter-to-pounds-per-square-foot",
      from: "kilogram-per-square-meter",
      to: "pound-per-square-foot",
      about: "Glass, roofing, sheet metal and green roofs: product sheets list kilograms per square meter, US dead-load tables pounds per square foot.",
      rule: "÷ 5",
      familiar: [
        ["7.85", "steel sheet, 1 mm"],
        ["25", "a pane of glass, 10 mm"],
        ["45", "clay roof tiles, about"],
        ["150", "a shallow green roof, soaked, about"],
      ],
      faq: [
        {
          q: "What is a solar panel of 12 kg/m² in lb/ft²?",
          a: "12 kg/m² is 2.458 lb/ft². With rails and clamps, designers allow for a little more.",
        },
        {
          q: "How many kg/m² is 3 lb/ft²?",
          a: "3 lb/ft² is 14.65 kg/m², roughly an asphalt-shingle roof.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["grams-per-square-meter-to-ounces-per-square-yard", "ounces-per-square-yard-to-grams-per-square-meter"],
      q: "How do I convert GSM to oz/yd²?",
      a: "Multiply by 0.02949: a T-shirt fabric of 180 g/m² is 5.31 oz/yd². To go back, multiply by 33.91. In the US textile industry, “5.3 oz fabric” means 5.3 ounces per square yard.",
    },
    {
      pairs: ["pounds-bond-paper-to-grams-per-square-meter"],
      q: "What is 20 lb bond paper in GSM?",
      a: "It is 75.19 g/m², because 1 lb bond is 3.76 g/m². Common 80 g/m² A4 paper would be 21.3 lb bond; 24 lb bond is 90.2 g/m².",
    },
    {
      q: "Is 80 lb cover the same as 80 lb text?",
      a: "No. 80 lb cover is 216 g/m², like card stock; 80 lb text is 118 g/m², like a brochure page. The pounds are for 500 sheets of 20 × 26 in for cover but 25 × 38 in for text.",
    },
    {
      pairs: ["grams-per-square-meter-to-pounds-cover-paper"],
      q: "What is 300 GSM in pounds of cover or index?",
      a: "300 g/m² is 110.9 lb cover, 165.9 lb index or 202.7 lb text. Mills round these values, so 300 g/m² is commonly sold as 110 lb cover.",
    },
    {
      q: "How do I convert lb/acre to kg/ha?",
      a: "Multiply by 1.121: 200 lb/acre of fertilizer is 224.2 kg/ha. For lawns, 1 lb per 1,000 ft² is 4.882 g/m².",
    },
    {
      q: "What does 19 momme silk weigh?",
      a: "19 × 4.34 = 82.5 g/m², about 2.43 oz/yd². Momme is the weight in pounds of a 45 in × 100 yd piece.",
    },
  ],
});
