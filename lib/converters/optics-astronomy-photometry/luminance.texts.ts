import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Nit is a short name for the candela per square meter. The foot-lambert, lambert and apostilb include a factor of 1/π: a perfect matte white surface under 1 fc has 1 fL.",
    "Exposure value here means reflected light at ISO 100 with the meter constant K = 12.5 of ISO 2720; some makers use K = 14.",
    "The bril is a scale of doublings with 100 brils at 1 lambert. Sources disagree on it: some list a fixed 10⁻¹¹ lambert instead.",
  ],
  pairs: [
    {
      slug: "nits-to-foot-lamberts",
      from: "nit",
      to: "foot-lambert",
      about: "Displays are specified in nits, movie projection in foot-lamberts. Digital theaters set their screens to fourteen of them, so home projectors are compared with that.",
      rule: "× 3, ÷ 10",
      familiar: [
        ["48", "white on a theater’s screen"],
        ["100", "a reference video monitor"],
        ["500", "a phone indoors, about"],
        ["1000", "the highlights of a high-dynamic-range television, about"],
      ],
      faq: [
        {
          q: "How many foot-lamberts is a 500-nit screen?",
          a: "500 nt is 145.9 fL, about ten times as bright as a theater’s screen.",
        },
        {
          q: "Is a home projector’s image of 100 nits brighter than a cinema’s 14 foot-lamberts?",
          a: "Yes: 100 nt is 29.19 fL, twice a theater’s. In a lit room it still looks washed out.",
        },
        {
          q: "How many foot-lamberts is an HDR peak of 1,000 nits?",
          a: "1,000 nt is 291.9 fL, often only on a small part of the screen and for a short time.",
        },
      ],
    },
    {
      slug: "foot-lamberts-to-nits",
      from: "foot-lambert",
      to: "nit",
      about: "Movie screens are measured in foot-lamberts, televisions in nits.",
      rule: "× 7, ÷ 2",
      familiar: [
        ["4.5", "a 3D movie, through the glasses, about"],
        ["14", "white on a digital theater’s screen"],
        ["16", "a film projector without film"],
        ["30", "a video reference monitor, about"],
      ],
      faq: [
        {
          q: "How many nits is the cinema standard of 14 fL?",
          a: "14 fL is 47.97 nt; the digital cinema specification says 48 nits.",
        },
      ],
    },
    {
      slug: "nits-to-candelas-per-square-meter",
      from: "nit",
      to: "candela-per-square-meter",
      about: "Two names for one unit: marketing says nits, standards say candela per square meter.",
      familiar: [
        ["100", "a reference video monitor"],
        ["300", "a laptop, about"],
        ["500", "a phone indoors, about"],
        ["1600", "a bright phone in sunlight, about"],
      ],
      faq: [
        {
          q: "Does a display of 300 nits have 300 cd/m²?",
          a: "Yes: 300 nt is 300 cd/m², with nothing to calculate.",
        },
      ],
    },
    {
      slug: "stilbs-to-candelas-per-square-meter",
      from: "stilb",
      to: "candela-per-square-meter",
      about: "The stilb, a candela on one square centimeter, is found in old lamp and optics books.",
      familiar: [
        ["0.5", "a candle flame, about"],
        ["1", "ten thousand nits"],
        ["1000", "a halogen filament, about"],
        ["160000", "the Sun at noon, about"],
      ],
      faq: [
        {
          q: "How many cd/m² is 1 stilb?",
          a: "1 sb is 10,000 cd/m²: a square meter has ten thousand square centimeters.",
        },
        {
          q: "Is a stilb brighter than a screen of 1,000 cd/m²?",
          a: "Ten times as bright: the screen of 1,000 cd/m² has 0.1 sb.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["nits-to-foot-lamberts", "foot-lamberts-to-nits"],
      q: "How do I convert nits to foot-lamberts?",
      a: "Divide by 3.426: a 500-nit display is 145.9 fL. From foot-lamberts to nits, multiply by the same number. The cinema standard of 14 fL is 47.97 nits, usually called 48.",
    },
    {
      pairs: ["nits-to-candelas-per-square-meter"],
      q: "Is a nit the same as cd/m²?",
      a: "Yes, exactly. The candela per square meter is the official SI unit; nit is its everyday name, common for screens. A 1,000-nit phone screen is therefore 1,000 cd/m² or 0.1 stilb.",
    },
    {
      q: "How do nits relate to lux?",
      a: "Nits measure light leaving a surface in one direction; lux measures light falling on it. For a perfectly white matte surface, luminance = illuminance ÷ π: paper with 80% reflectance under 500 lx has 500 × 0.8 ÷ π = 127 nits.",
    },
    {
      q: "What is the difference between a lambert and a foot-lambert?",
      a: "The area. A lambert is 1/π candela per square centimeter, 3,183 cd/m²; a foot-lambert is 1/π candela per square foot, 3.426 cd/m². One lambert is thus 929 foot-lamberts.",
    },
    {
      q: "How do I convert exposure value to nits?",
      a: "L = 0.125 cd/m² × 2^EV for a reflected-light meter at ISO 100 with K = 12.5. EV 0 is 0.125 nit, EV 10 is 128 nits and EV 15, a sunny scene, is 4,096 nits.",
    },
  ],
});
