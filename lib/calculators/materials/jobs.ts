import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/materials.py: sections as differences of simple bodies, with mpmath to 30 digits",
} as const;

export default defineJobs([
  {
    slug: "material-properties",
    name: "Properties of a material",
    heading: "Material Properties: Density, Modulus, Strength",
    question: "What are the density, stiffness and strength of this material?",
    lead: "Type a name, an alloy number or a trade name to get its listed properties with the condition they hold for and the source of each value.",
    seo: {
      title: "Material Properties: Density, Modulus, Yield",
      description:
        "Density, Young’s modulus, yield and ultimate strength, thermal expansion and conductivity of metals, plastics, ceramics and woods, each with its source.",
    },
    fixed: { mode: "properties" },
    fields: ["material"],
    answer: ["density", "modulus", "yield", "strength", "expansion", "conductivity"],
    examples: [
      {
        id: "aluminum-6061",
        title: "Aluminum 6061-T6: 2,700 kg/m³, 69 GPa, 276 MPa",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            density: 2700,
            modulus: 69000000000,
            yield: 276000000,
            strength: 310000000,
            expansion: 2.36e-5,
            conductivity: 167,
            stiffness: 25555555.555556,
          },
        },
      },
      {
        id: "concrete",
        title: "Concrete C30/37: shear modulus 13.75 GPa from E and ν",
        origin: oracle,
        inputs: { material: "concrete-c30-37" },
        expect: { outputs: { shear: 13750000000, bulk: 18333333333.333, compressive: 30000000 } },
      },
      {
        id: "toughness",
        title: "Aluminum 2024-T3: fracture toughness 44 MPa√m",
        origin: {
          kind: "published",
          source: "Callister, Materials Science and Engineering, appendix B: 44 MPa√m",
        },
        inputs: { material: "aluminum-2024-t3" },
        expect: { outputs: { toughness: 44 } },
      },
    ],
    guide: [
      {
        title: "One alloy, several materials",
        text: "Strength belongs to a condition, not to a name: annealed 6061 yields at a fifth of 6061-T6, and 4140 spans more than a factor of three between annealed and hardened. Density, modulus and expansion hardly change with temper. So check the condition in the heading of the table before you use a strength.",
      },
      {
        title: "Typical or guaranteed",
        text: "A typical value is what tests usually show; a minimum, marked ≥, is what a standard promises. Design codes work with minimums or characteristic values. Comparing the typical value of one metal with the minimum of another makes the second look weak when it isn’t.",
      },
      {
        title: "Derived values",
        text: "Shear and bulk modulus follow from Young’s modulus and Poisson’s ratio for isotropic materials. Specific stiffness and strength divide by density and say what a pound of material does. Thermal diffusivity is conductivity over density and specific heat: how fast a change of temperature spreads.",
      },
      {
        title: "Where numbers are missing",
        text: "A property that no source confirms is left blank and not guessed. Woods and composites are listed along the grain or fiber and may be ten times weaker across it. Plastics change with temperature, time and moisture within the range of everyday use.",
      },
    ],
    faq: [
      {
        q: "What is the difference between yield and ultimate strength?",
        a: "Yield strength is the stress at which a metal begins to stay bent, by convention 0.2% of permanent strain. Ultimate strength is the highest stress it bears before it necks or breaks. Most designs stay below yield; brittle materials have no yield and are judged by their ultimate strength.",
      },
      {
        q: "Is a stronger steel also stiffer?",
        a: "No. All steels have nearly the same modulus, about 200 GPa, whether mild or hardened. A stronger steel lets a part carry more before it yields, but it deflects as much under the same load. Stiffness comes from shape.",
      },
      {
        q: "Can I use these values in a design?",
        a: "For comparison and first estimates, yes. For the design, use the certificate of the material you buy or the minimum in its standard, with the factors of the code that applies. Thickness, direction and welding change strength.",
      },
    ],
    related: ["materials/compare-materials", "materials/metal-weight", "materials/thermal-expansion"],
    words: [
      "density of steel",
      "Young’s modulus table",
      "yield strength of aluminum 6061",
      "tensile strength",
      "thermal conductivity of materials",
      "elastic modulus",
      "properties of stainless steel 304",
      "A36 steel properties",
      "Poisson’s ratio",
      "specific heat of metals",
      "material data sheet",
    ],
  },
  {
    slug: "compare-materials",
    name: "Compare materials",
    heading: "Compare Materials Side by Side",
    question: "Which of these materials is lighter, stiffer or stronger?",
    lead: "Put up to five materials next to each other: every known property in one table, and bars that show each as a percentage of the first material.",
    seo: {
      title: "Compare Materials: Strength, Weight, Stiffness",
      description:
        "Compare up to five metals, plastics, ceramics or woods side by side: density, modulus, yield strength, expansion, conductivity and more in your units.",
    },
    fixed: { mode: "compare" },
    fields: ["material", "others", "properties"],
    answer: ["lightest", "stiffest", "strongest"],
    examples: [
      {
        id: "three-metals",
        title: "6061-T6, Ti-6Al-4V and stainless 304",
        origin: { kind: "independent", by: "read from data/materials/properties.json" },
        inputs: {},
        expect: {
          outputs: {
            count: 3,
            lightest: "Aluminum 6061-T6",
            stiffest: "Stainless steel 304, annealed",
            strongest: "Titanium Ti-6Al-4V (grade 5), annealed",
          },
        },
      },
      {
        id: "two-steels",
        title: "Steel A36 and aluminum 6061-T6",
        origin: {
          kind: "independent",
          by: "read from data/materials/properties.json: 7,850 and 2,700 kg/m³, 207 and 69 GPa",
        },
        inputs: { material: "steel-a36", others: [{ other: "aluminum-6061-t6" }] },
        expect: {
          outputs: { count: 2, lightest: "Aluminum 6061-T6", stiffest: "Steel ASTM A36, hot rolled" },
        },
      },
    ],
    guide: [
      {
        title: "Compare for a job",
        text: "The strongest material is seldom the best one. For a tie rod compare strength over density, for a beam that must not sag the square root of stiffness over density, for a plate the cube root. By those measures wood and magnesium do better than their plain numbers suggest.",
      },
      {
        title: "Same temper, same direction",
        text: "Choose entries whose conditions match: an annealed alloy against a hardened one says more about heat treatment than about the metals. Carbon fiber laminates are listed along the fiber; a real layup in several directions has a third to a half of that.",
      },
      {
        title: "Reading the bars",
        text: "The first material is 100%. A bar of 40% for density and 33% for modulus means that a part of equal shape weighs less and bends three times as much. Properties that one of the materials lacks are left out for it, which is not the same as zero.",
      },
      {
        title: "What a table can’t say",
        text: "Corrosion, weldability, fatigue, price and delivery often decide. Use the comparison to drop candidates, then read the data sheets of the two that are left. To search the whole list with limits and a chart, use “Find and chart” in the Materials calculator.",
      },
    ],
    faq: [
      {
        q: "Is titanium stronger than steel?",
        a: "By weight usually, by volume not always. Ti-6Al-4V is much stronger than mild steel and lighter by more than two fifths, but hardened alloy steels are stronger still. Its modulus is about half of steel’s, so equal shapes bend twice as much.",
      },
      {
        q: "How much lighter is aluminum than steel?",
        a: "Its density is about a third: 2,700 against 7,850 kg/m³. Because the modulus is a third as well, a part of the same stiffness has to be thicker and ends up closer in weight. In bending, deeper aluminum sections still win clearly.",
      },
      {
        q: "Which property matters for heat sinks or cookware?",
        a: "Thermal conductivity for carrying heat away in steady use, diffusivity for how fast it evens out, and heat capacity per volume for how much is stored. Copper leads in the first two; aluminum does nearly as well at a third of the weight.",
      },
    ],
    related: ["materials/material-properties", "materials/metal-weight", "materials/thermal-expansion"],
    words: [
      "material comparison",
      "aluminum vs steel",
      "titanium vs steel",
      "304 vs 316 stainless",
      "6061 vs 7075",
      "strength to weight ratio",
      "stiffest material",
      "ABS vs PLA",
      "compare metals",
      "specific strength",
      "best material strength to weight",
    ],
  },
  {
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
  },
  {
    slug: "thermal-expansion",
    name: "Thermal expansion",
    heading: "Thermal Expansion Calculator",
    question: "How much does it grow when it gets warmer?",
    lead: "Length, temperature change and the material’s coefficient give the change in length; if the part can’t move, its stiffness turns the same strain into stress.",
    seo: {
      title: "Thermal Expansion Calculator: Length, Stress",
      description:
        "Linear thermal expansion of steel, aluminum, copper, PVC, concrete and other materials from temperature change, and the stress when it is restrained.",
    },
    fixed: { mode: "expansion" },
    fields: ["material", "span", "from", "to"],
    defaults: { material: "steel-a36" },
    answer: ["change", "difference", "stress", "reserve"],
    examples: [
      {
        id: "aluminum-10-m",
        title: "10 m of aluminum 6061-T6 from 20 to 60 °C: 9.4 mm",
        origin: oracle,
        inputs: { material: "aluminum-6061-t6", span: 10, from: 20, to: 60 },
        expect: { outputs: { change: 0.00944, difference: 40, stress: 65136000 } },
      },
      {
        id: "rail",
        title: "12 m of steel, 50 K warmer: 7 mm, or 121 MPa if it is held",
        origin: oracle,
        inputs: {
          material: "steel-1020-cold-drawn",
          span: { value: 12, unit: "meter" },
          from: { value: 10, unit: "celsius" },
          to: { value: 60, unit: "celsius" },
        },
        expect: { outputs: { change: 0.00702, stress: 121095000 } },
      },
      {
        id: "brass-rod",
        title: "Callister’s brass rod, held at both ends from 20 to 106 °C: 172 MPa",
        origin: {
          kind: "published",
          source:
            "Callister and Rethwisch, Materials Science and Engineering, example problem 19.1: 172 MPa at 106 °C",
        },
        inputs: {
          material: "own",
          expansion: { value: 20, unit: "micrometer-per-meter-kelvin" },
          modulus: { value: 100, unit: "gigapascal" },
          span: { value: 1, unit: "meter" },
          from: { value: 20, unit: "celsius" },
          to: { value: 106, unit: "celsius" },
        },
        expect: { outputs: { stress: 172000000, difference: 86 } },
      },
    ],
    guide: [
      {
        title: "The formula",
        text: "Change in length is the coefficient times length times temperature change. Steel’s coefficient is about 12 millionths per kelvin, 6.5 per °F: 100 ft of it grows by ¾ in. over 100 °F. Aluminum moves twice as much, plastics five to ten times, Invar hardly at all. Areas grow twice, volumes three times the linear strain.",
      },
      {
        title: "If it can’t move",
        text: "The stress is modulus times coefficient times temperature change, whatever the length: in steel about 2.4 MPa per kelvin. A pipe or rail held at both ends pushes or buckles; a bolt that cools pulls. A joint that gives way a little relieves most of it, because the strain is small.",
      },
      {
        title: "Which temperatures",
        text: "Take the temperature at installation and the extremes of the material itself. Sun on dark metal adds 30 °F or more to the air; a buried pipe sees far less than an exposed one. For hot water pipe the water temperature counts, from the cold of the building site.",
      },
      {
        title: "Limits of one coefficient",
        text: "The listed coefficient holds near room temperature and rises with it, by about a tenth over 100 K in metals. Plastics soften, so their restrained stress relaxes. Two materials fastened together move by the difference of their coefficients, which is what bends bimetal and cracks tile.",
      },
    ],
    faq: [
      {
        q: "How much does steel expand per degree?",
        a: "About 12 µm per meter for each kelvin. Over a meter and 40 K that is half a millimeter; over 100 m of bridge it is nearly 5 cm, which is why bridges have expansion joints.",
      },
      {
        q: "Does a hole get larger or smaller when heated?",
        a: "Larger. Every dimension of a uniformly heated part grows in proportion, the hole’s diameter like that of the disk it was cut from. That is how bearings and rings are shrunk on: heat the outer part, slide it on and let it cool.",
      },
      {
        q: "How do I allow for expansion in a pipe?",
        a: "Fix it at chosen anchors and let it move between them with a loop, an offset or an expansion joint. Copper and steel need one every few dozen meters in hot water; PEX and PVC grow several times as much and need shorter bays.",
      },
    ],
    related: ["materials/material-properties", "materials/compare-materials", "materials/metal-weight"],
    words: [
      "linear expansion calculator",
      "coefficient of thermal expansion",
      "CTE calculator",
      "thermal stress",
      "pipe expansion",
      "rail expansion",
      "expansion of steel with temperature",
      "expansion joint gap",
      "aluminum expansion",
      "thermal growth",
      "contraction when cooled",
    ],
  },
]);
