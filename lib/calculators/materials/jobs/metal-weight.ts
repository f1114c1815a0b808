import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "metal-weight",
  name: "Metal weight",
  heading: "Metal Weight Calculator: Plate, Bar, Tube",
  question: "How much does this plate, bar or tube weigh?",
  lead: "Choose metal and shape, enter the dimensions, and get the weight of one piece and of all, per foot or meter, and the cost at a price per pound or kilogram.",
  seo: {
    title: "Metal Weight Calculator: Steel, Aluminum",
    description:
      "Weight of steel, stainless, aluminum, brass or copper plate, round and hex bar, tube, angle, channel and beam, per piece and per foot, with cost.",
  },
  fixed: { mode: "weight" },
  fields: ["material", "shape", "width", "diameter", "thickness", "length"],
  defaults: {
    material: "steel-a36",
    shape: "flat",
    width: { si: "1000", us: "48" },
    length: { si: "2", us: "8" },
  },
  answer: ["mass", "linear", "area", "cost"],
  examples: [
    {
      id: "four-by-eight",
      title: "Steel plate 4 × 8 ft × ¼ in.: 327 lb",
      origin: {
        kind: "independent",
        by: "by hand: 1.2192 × 2.4384 × 0.00635 m × 7,850 kg/m³ = 148.193 kg; the trade’s 40.8 lb per ft² and inch gives 326.4 lb",
      },
      inputs: {
        width: { value: 48, unit: "inch" },
        thickness: { value: 0.25, unit: "inch" },
        length: { value: 8, unit: "foot" },
      },
      expect: { outputs: { mass: 148.1914971648 } },
    },
    {
      id: "bar-304",
      title: "A 2 in. round bar of 304 stainless, 10 ft: 109 lb",
      origin: oracle,
      inputs: {
        material: "stainless-304",
        shape: "round",
        diameter: { value: 2, unit: "inch" },
        length: { value: 10, unit: "foot" },
      },
      expect: { outputs: { mass: 49.422220681254, linear: 16.21463933112, area: 0.00202682991639 } },
    },
    {
      id: "tubes",
      title: "Four steel tubes 60 × 3 mm, 6 m each, at 2.50 per kilogram",
      origin: oracle,
      inputs: {
        material: "own",
        density: 7850,
        shape: "tube",
        diameter: { value: 60, unit: "millimeter" },
        thickness: { value: 3, unit: "millimeter" },
        length: { value: 6, unit: "meter" },
        pieces: 4,
        price: { value: 2.5, unit: "per-kilogram" },
      },
      expect: {
        outputs: {
          mass: 101.21080556511,
          piece: 25.302701391278,
          linear: 4.2171168985463,
          area: 0.00053721234376385,
          volume: 0.0032232740625831,
          cost: 253.03,
        },
      },
    },
  ],
  guide: [
    {
      title: "Volume times density",
      text: "The cross-section follows from the shape, times length and density. A tube is the outer circle less the inner one. Trade tables round: steel plate is taken as 40.8 lb per square foot for each inch, which is 7,850 kg/m³ in other words. Stainless 304 is 2% heavier, aluminum a third as heavy.",
    },
    {
      title: "Dimensions by shape",
      text: "Plates need width, thickness and length; bars and tubes diameter and, for a tube, wall. Hex bars are measured across flats, angles and beams need height and web: those fields are under “More options”, with the number of pieces and the price.",
    },
    {
      title: "Why the scale disagrees",
      text: "Rolled sections have fillets and tapered flanges, so they weigh 1 to 3% more than sharp-cornered ones; use the mill’s table for a W shape. Plate may be rolled to the plus side of its tolerance. Galvanizing adds a few percent to thin sheet.",
    },
    {
      title: "Lifting and freight",
      text: "Add chain, cribbing and packing before you choose a crane or a truck. A gauge number isn’t a thickness: 10 gauge differs between steel, stainless and aluminum. Enter the decimal thickness from the gauge table of that metal.",
    },
  ],
  faq: [
    {
      q: "How much does a 4 × 8 sheet of quarter-inch steel weigh?",
      a: "327 lb at the density of 7,850 kg/m³, or 10.2 lb per square foot. The usual trade figure of 326.4 lb comes from 40.8 lb per square foot and inch. Half the thickness weighs half as much.",
    },
    {
      q: "How do I calculate the weight of a round bar?",
      a: "Square the diameter, multiply by 0.785 and by the length to get the volume, then multiply by the density. For steel in inches there is a shortcut: diameter squared times 2.67 is the weight in pounds per foot.",
    },
    {
      q: "What density is used for steel?",
      a: "7,850 kg/m³ for carbon steels, 8,000 for 304 and 316 stainless, 7,700 for many ferritic grades. The alloy changes density by a percent or two at most, so the shape’s tolerance matters more.",
    },
  ],
  related: ["materials/material-properties", "materials/compare-materials", "materials/thermal-expansion"],
  words: [
    "steel weight calculator",
    "plate weight",
    "aluminum weight calculator",
    "stainless steel sheet weight",
    "round bar weight",
    "pipe weight per foot",
    "square tube weight",
    "angle iron weight",
    "weight of metal per foot",
    "brass bar weight",
    "sheet metal weight",
  ],
});
