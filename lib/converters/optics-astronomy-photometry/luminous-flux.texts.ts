import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Candela (isotropic) assumes a source that shines equally in all directions, 4π steradians.",
    "Candela with beam angle uses Φ = 2π (1 − cos(θ/2)) × I for a cone with the full angle θ that is lit evenly. Real lamps fade toward the edge, so data sheets with half-peak beam angles differ.",
    "Lumens and electrical watts have no fixed ratio: it depends on the lamp’s efficacy. The watts listed here are for radiation at 540 THz, where 1 W is exactly 683 lm.",
  ],
  pairs: [
    {
      slug: "lumens-to-candelas-isotropic",
      from: "lumen",
      to: "candela-isotropic",
      title: "Lumens to Candela, Light in All Directions",
      lead: "{800} lm spread evenly in all directions is {=800} cd. Divide by 4π; use the beam conversion for a spotlight.",
      about: "A bare bulb sends its lumens everywhere; candelas say how much goes in one direction.",
      familiar: [
        ["12.57", "a candle, about"],
        ["450", "a 40-watt equivalent bulb"],
        ["800", "a 60-watt equivalent bulb"],
        ["1600", "a 100-watt equivalent bulb"],
      ],
      faq: [
        {
          q: "How many candela is an 800-lumen bulb?",
          a: "800 lm is 63.66 cd if it shines equally in all directions. A reflector concentrates the same lumens into far more candela.",
        },
      ],
    },
    {
      slug: "candelas-isotropic-to-lumens",
      from: "candela-isotropic",
      to: "lumen",
      title: "Candela to Lumens, Light in All Directions",
      lead: "{100} cd in all directions is {=100} lm. For a beam, set its angle instead.",
      about: "For lamps that shine evenly: multiply by 4π, the full sphere.",
      familiar: [
        ["1", "a candle, about"],
        ["36", "a 40-watt equivalent bulb"],
        ["64", "a 60-watt equivalent bulb"],
        ["127", "a 100-watt equivalent bulb"],
      ],
      faq: [
        {
          q: "How many lumens does a candle of 1 candela give?",
          a: "1 cd is 12.57 lm if the flame shines equally in all directions.",
        },
      ],
    },
    {
      slug: "lumens-to-candelas-beam",
      from: "lumen",
      to: "candela-beam",
      title: "Lumens to Beam Candelas (lm to cd)",
      lead: "{800} lm in a beam of 36° is {=800; beam-angle=36} cd, in one of 120° {=800; beam-angle=120} cd. Set the beam angle.",
      about: "The narrower the beam, the more candela from the same lumens. The rows below use the default, all directions; set your beam angle.",
      familiar: [
        ["250", "a small spotlight bulb, about"],
        ["450", "a flashlight, about"],
        ["800", "a 60-watt equivalent bulb"],
        ["3000", "both headlamps of a car, about"],
      ],
      faq: [
        {
          q: "Why does the same flux in lumens give more candela in a spotlight?",
          a: "Because they fill a smaller cone. Halving the angle of a narrow beam makes about four times the candela.",
        },
        {
          q: "How many candela does a flashlight of 450 lumens give in a beam?",
          a: "That depends on the angle: an even beam of 20° has about 4,714 cd, one of 40° about 1,188 cd.",
        },
      ],
    },
    {
      slug: "lumens-to-watts-555nm",
      from: "lumen",
      to: "watt-555nm",
      title: "Lumens to Watts at 555 nm (lm to W)",
      lead: "{800} lm is {=800} W of green light at 555 nm, where the eye is most sensitive.",
      about: "These watts are light, not electricity: 683 lumens make a watt only where the eye is most sensitive, in the green.",
      familiar: [
        ["683", "one watt of green light"],
        ["800", "a 60-watt equivalent bulb"],
        ["1600", "a 100-watt equivalent bulb"],
        ["100000", "a stadium floodlight, about"],
      ],
      faq: [
        {
          q: "Is 800 lumens 60 watts?",
          a: "That is the electric power of an old bulb. As light, 800 lm is 1.171 W at 555 nm; most of the 60 W was heat and infrared.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["lumens-to-candelas-isotropic"],
      q: "How do I convert lumens to candela?",
      a: "Divide by the solid angle of the light. In all directions that is 4π = 12.566 sr, so 800 lm is 63.66 cd. For a beam, set the angle: 450 lm in 36° (0.3075 sr) is 1,463 cd.",
    },
    {
      pairs: ["candelas-isotropic-to-lumens", "lumens-to-candelas-beam"],
      q: "How do I convert candela to lumens for a spotlight?",
      a: "Multiply by 2π (1 − cos(θ/2)) with the full beam angle θ. At 24° the cone fills 0.1373 sr, so 1,000 cd is 137.3 lm; at 60° it fills 0.8418 sr and 1,000 cd is 841.8 lm. The result assumes an evenly lit cone.",
    },
    {
      pairs: ["lumens-to-watts-555nm"],
      q: "How do I convert lumens to watts?",
      a: "For a lamp, divide by its efficacy: for 800 lm, a 100 lm/W LED needs 8 W and a 13 lm/W incandescent bulb about 60 W. This converter lists only the physical limit, green light at 540 THz with 683 lm/W, where 800 lm is 1.171 W.",
    },
    {
      q: "What is the difference between lumens and lux?",
      a: "Lumens count all the light, lux the light per square meter: 1,000 lm spread over 10 m² gives 100 lx. The foot-candle square foot, lux square meter and candela steradian in this list are all exactly one lumen.",
    },
    {
      q: "What is spherical candlepower?",
      a: "An old measure of flux: that of a source of one candela in all directions, 4π = 12.57 lm. A car bulb rated at 32 mean spherical candlepower thus gives about 402 lm. It is not the candlepower of the beam.",
    },
  ],
});
