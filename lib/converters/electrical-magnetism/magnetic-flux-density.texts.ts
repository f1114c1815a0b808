import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "One tesla is 10,000 gauss; a gamma is one nanotesla.",
    "Flux density B is not field strength H: the oersted and the ampere per meter measure H. Only in vacuum, and very nearly in air, does 1 Oe correspond to 1 G.",
    "The atomic unit of magnetic flux density is based on CODATA 2022 values.",
  ],
  pairs: [
    {
      slug: "teslas-to-gauss",
      from: "tesla",
      to: "gauss",
      about: "Scanners and motors are specified in teslas; magnet hobbyists and older meters use gauss. Hospitals, for instance, have long marked the five-gauss line around a scanner’s magnet to warn people with pacemakers.",
      familiar: [
        ["0.00005", "the Earth’s field"],
        ["0.005", "a refrigerator magnet"],
        ["1.25", "a strong neodymium magnet, inside"],
        ["3", "a hospital scanner"],
      ],
      faq: [
        {
          q: "How many gauss is a 3-tesla MRI?",
          a: "3 T is 30,000 G, some sixty thousand times the Earth’s field.",
        },
        {
          q: "How many gauss is the Earth’s field of 0.00005 teslas?",
          a: "0.00005 T is 0.5 G. It is weaker near the equator and a little stronger near the poles.",
        },
        {
          q: "How many teslas is a refrigerator magnet of 50 gauss?",
          a: "50 G is 0.005 T. A neodymium magnet of 1.25 T, which is 12,500 G inside, can hold a hammer instead of a note.",
        },
      ],
    },
    {
      slug: "gauss-to-teslas",
      from: "gauss",
      to: "tesla",
      about: "For magnet data and old instruments in SI formulas. Magnet sellers quote gauss because the numbers are large; formulas for force and voltage work in tesla.",
      familiar: [
        ["0.5", "the Earth’s field"],
        ["50", "a refrigerator magnet"],
        ["12500", "a neodymium magnet, inside"],
        ["30000", "a hospital scanner"],
      ],
      faq: [
        {
          q: "How many teslas is 100 gauss?",
          a: "100 G is 0.01 T. Cards with a weak magnetic stripe, such as hotel keys, can lose their data at a few hundred gauss.",
        },
        {
          q: "What is a hospital scanner of 15,000 gauss in teslas?",
          a: "15,000 G is 1.5 T. The stronger ones have 30,000 G, which is 3 T.",
        },
      ],
    },
    {
      slug: "milliteslas-to-gauss",
      from: "millitesla",
      to: "gauss",
      about: "Meter apps on phones and Hall sensors read millitesla or microtesla, magnet sellers gauss.",
      familiar: [
        ["0.05", "the Earth’s field"],
        ["0.5", "the warning line around a scanner"],
        ["5", "a refrigerator magnet"],
        ["300", "a small neodymium magnet at its face"],
      ],
      faq: [
        {
          q: "How many gauss is 50 mT?",
          a: "50 mT is 500 G. The line at which pacemaker warnings start, 0.5 mT, is 5 G.",
        },
        {
          q: "Is 1 mT a strong field in gauss?",
          a: "It is 10 G, twenty times the Earth’s field, and a fifth of a refrigerator magnet’s.",
        },
      ],
    },
    {
      slug: "gauss-to-milliteslas",
      from: "gauss",
      to: "millitesla",
      about: "For exposure limits and sensor ranges, which are written in millitesla.",
      familiar: [
        ["5", "the warning line around a scanner"],
        ["100", "a speaker magnet’s edge"],
        ["3000", "a small neodymium magnet at its face"],
      ],
      faq: [
        {
          q: "How many millitesla is 5 gauss?",
          a: "5 G is 0.5 mT. Signs at scanner rooms mark this line for people with pacemakers.",
        },
        {
          q: "Why do gauss and millitesla differ by ten?",
          a: "A gauss is a ten-thousandth of a tesla, a millitesla a thousandth: 1 mT is 10 G.",
        },
      ],
    },
    {
      slug: "microteslas-to-milligauss",
      from: "microtesla",
      to: "milligauss",
      about: "US surveys give the fields of power lines and appliances in milligauss, international limits in microteslas.",
      familiar: [
        ["0.1", "a bedroom"],
        ["1", "below a distribution line"],
        ["50", "the Earth’s steady field"],
        ["200", "the public limit at 50 Hz of ICNIRP, 2010"],
      ],
      faq: [
        {
          q: "How many milligauss is 1 µT?",
          a: "1 µT is 10 mG. Home surveys often find less than 1 mG, which is 0.1 µT.",
        },
        {
          q: "Is the Earth’s field of 50 µT more than 2 mG from a power line?",
          a: "Far more: 50 µT is 500 mG. The comparison misleads, though, because the Earth’s field is steady and the line’s alternates.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["teslas-to-gauss", "gauss-to-teslas"],
      q: "How do I convert tesla to gauss?",
      a: "Multiply by 10,000: a 1.5 T MRI magnet has 15,000 G, and 1 mT is 10 G. From gauss to tesla, divide by 10,000, so the 5 G line around such a magnet is at 0.5 mT.",
    },
    {
      q: "How strong is the Earth’s field in gauss and microtesla?",
      a: "Between about 25 and 65 µT at the surface, which is 0.25 to 0.65 G or 250 to 650 mG. One microtesla is 10 milligauss, the factor for comparing readings from household field meters.",
    },
    {
      q: "Is gauss the same as oersted?",
      a: "No, they measure different quantities: the gauss measures flux density B, the oersted field strength H. In vacuum, and nearly in air, a field of 1 Oe corresponds to 1 G, which is why the two are often confused. Inside iron the numbers can differ by a factor of a thousand or more.",
    },
    {
      q: "What is a gamma?",
      a: "An older name for the nanotesla, used in geophysics: 1 γ is 10⁻⁹ T or 10⁻⁵ G. A magnetic storm that disturbs the field by 200 γ changes it by 0.2 µT.",
    },
    {
      q: "How do I convert lines per square inch to tesla?",
      a: "Divide by 64,516. That number comes from 10⁸ lines per weber spread over the 1,550 square inches of a square meter. A motor tooth at 100,000 lines per square inch carries 1.55 T, or 15,500 G.",
    },
  ],
});
