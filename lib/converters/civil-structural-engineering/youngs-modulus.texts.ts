import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["Msi means million psi, not “milli” psi: 1 Msi is 6.894757 GPa.", "Shear and bulk moduli have the same units and convert the same way."],
  pairs: [
    {
      slug: "gigapascals-to-psi",
      from: "gigapascal",
      to: "psi",
      about: "Material data sheets give stiffness in gigapascals; American deflection and buckling formulas with inches and pounds take psi, in millions.",
      familiar: [
        ["3", "acrylic"],
        ["30", "concrete"],
        ["70", "aluminum"],
        ["200", "steel"],
      ],
      faq: [
        {
          q: "What is aluminum at 70 GPa in psi?",
          a: "70 GPa is about 10,150,000 psi, the ten million psi of American tables.",
        },
        {
          q: "How many GPa is a modulus of 29,000,000 psi?",
          a: "29,000,000 psi is 199.9 GPa, the value of steel in American design. Rubber is at the other end, at a few hundred or thousand psi.",
        },
      ],
    },
    {
      slug: "psi-to-gigapascals",
      from: "psi",
      to: "gigapascal",
      about: "American wood, concrete and metal tables give the modulus E in psi with six or seven zeros; finite-element models are usually fed in SI.",
      familiar: [
        ["1600000", "No. 2 Douglas fir framing lumber"],
        ["3600000", "concrete of 4,000 psi, about"],
        ["10000000", "aluminum"],
        ["29000000", "steel, in US design"],
      ],
      faq: [
        {
          q: "What is steel’s 29,000,000 psi in GPa?",
          a: "29,000,000 psi is 199.9 GPa. European codes use 210 GPa, and the difference of five percent is one of convention.",
        },
        {
          q: "How many psi is a plastic of 3 GPa?",
          a: "3 GPa is about 435,100 psi. Acrylic and unfilled nylon are near this.",
        },
      ],
    },
    {
      slug: "gigapascals-to-ksi",
      from: "gigapascal",
      to: "ksi",
      about: "Steel design in the United States uses ksi for stresses and for the modulus.",
      rule: "× 145",
      familiar: [
        ["12", "softwood along the grain, about"],
        ["70", "aluminum"],
        ["114", "titanium alloy Ti-6Al-4V"],
        ["200", "steel"],
      ],
      faq: [
        {
          q: "How many ksi is steel at 200 GPa?",
          a: "200 GPa is about 29,010 ksi; the AISC value of 29,000 ksi is the same, rounded.",
        },
        {
          q: "What is aluminum’s 10,000 ksi in GPa?",
          a: "10,000 ksi is 68.95 GPa. It bends nearly three times as far as steel under the same load and shape.",
        },
      ],
    },
    {
      slug: "gigapascals-to-megapascals",
      from: "gigapascal",
      to: "megapascal",
      about: "Deflection formulas in newtons and millimeters need the modulus in megapascals, which are newtons per square millimeter.",
      familiar: [
        ["0.01", "rubber, about"],
        ["2.4", "polycarbonate, about"],
        ["30", "concrete"],
        ["210", "steel, in European design"],
      ],
      faq: [
        {
          q: "What is steel’s 210 GPa in MPa for a deflection formula?",
          a: "210 GPa is 210,000 MPa, with loads in newtons and lengths in millimeters.",
        },
        {
          q: "How many GPa is concrete of 30,000 MPa?",
          a: "30,000 MPa is 30 GPa, about a seventh of steel, which is why steel bars in concrete take so much of the load.",
        },
      ],
    },
    {
      slug: "msi-to-gigapascals",
      from: "msi",
      to: "gigapascal",
      about: "Composite and aerospace data from the United States state stiffness in Msi, millions of psi.",
      rule: "× 7",
      familiar: [
        ["10", "aluminum"],
        ["16.5", "titanium alloy Ti-6Al-4V"],
        ["29", "steel"],
        ["33", "a standard carbon fiber"],
      ],
      faq: [
        {
          q: "What is a carbon fiber of 33 Msi in GPa?",
          a: "33 Msi is 227.5 GPa. A laminate made of it has little more than half of that along the fibers, because resin takes up the rest.",
        },
        {
          q: "How many Msi is 70 GPa?",
          a: "70 GPa is 10.15 Msi, which is aluminum and also E-glass fiber.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["gigapascals-to-psi", "psi-to-gigapascals"],
      q: "How do I convert GPa to psi?",
      a: "Multiply by 145,038: steel at 200 GPa is about 29,008,000 psi, usually rounded to 29 million psi. Going the other way, 29 × 10⁶ psi is 199.9 GPa.",
    },
    { pairs: ["msi-to-gigapascals"], q: "How do I convert Msi to GPa?", a: "Multiply by 6.895: 6061 aluminum at 10.0 Msi is 68.9 GPa. Composite data sheets use Msi to keep numbers short." },
    {
      pairs: ["gigapascals-to-ksi"],
      q: "Why do US codes use 29,000 ksi for steel and metric codes 200 or 210 GPa?",
      a: "29,000 ksi is 199.95 GPa, so the US figure and 200 GPa agree. Eurocode 3 adopts 210 GPa, which is 30,458 ksi. That is the code’s choice, not a result of unit conversion.",
    },
    {
      q: "How do I use the ACI formula for concrete in metric units?",
      a: "E = 57,000 √f′c takes f′c in psi and gives E in psi: for 4,000 psi concrete, E is about 3,605,000 psi, or 24.86 GPa. In MPa the formula becomes 4,700 √f′c: because f′c is under a square root, the factor 57,000 is valid only in psi.",
    },
    {
      q: "What is kgf/mm² in GPa?",
      a: "Multiply by 0.00980665. Older steel tables list 21,000 kgf/mm², which is 205.9 GPa. One GPa is 101.97 kgf/mm².",
    },
  ],
});
