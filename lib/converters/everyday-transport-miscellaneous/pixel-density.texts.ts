import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Pixels, dots and lines are all counted the same way, as items per length. A printer may need several dots to print one pixel of a photo, and a halftone line holds many dots.",
    "Dot pitch is the distance from one pixel to the next, so it is the reciprocal of the density and cannot be 0.",
    "The density of a screen from its resolution and diagonal is √(w² + h²) ÷ diagonal: 1920 × 1080 on 24 inches is 91.79 ppi.",
  ],
  pairs: [
    {
      slug: "pixels-per-inch-to-pixels-per-centimeter",
      from: "pixel-per-inch",
      to: "pixel-per-centimeter",
      about: "Image editors offer both. Print shops outside the United States may ask for pixels per centimeter.",
      rule: "× 2, ÷ 5",
      familiar: [
        ["96", "the reference pixel of CSS"],
        ["160", "the baseline of Android screens"],
        ["300", "a photo print"],
        ["460", "an iPhone’s screen, many models"],
      ],
      faq: [
        {
          q: "What is 220 ppi in px/cm?",
          a: "220 ppi is 86.61 px/cm, a sharp laptop display.",
        },
        {
          q: "How many ppi is 40 px/cm?",
          a: "40 px/cm is 101.6 ppi. That is fine for a large poster, which people view from several feet away.",
        },
      ],
    },
    {
      slug: "pixels-per-centimeter-to-pixels-per-inch",
      from: "pixel-per-centimeter",
      to: "pixel-per-inch",
      about: "For scans, medical images and European print orders that state pixels per centimeter, while most software and screens are described per inch.",
      rule: "× 5, ÷ 2",
      familiar: [
        ["28.35", "old Mac screens (72 ppi), about"],
        ["60", "a fair photo print"],
        ["120", "a fine photo print, about 300 ppi"],
      ],
      faq: [
        {
          q: "What is 100 px/cm in ppi?",
          a: "100 px/cm is 254 ppi, enough for a photo book.",
        },
        {
          q: "How many px/cm is 150 ppi?",
          a: "150 ppi is 59.06 px/cm. That is enough for a poster, and half of what a photo print asks for.",
        },
      ],
    },
    {
      slug: "pixels-per-inch-to-dot-pitch-millimeters",
      from: "pixel-per-inch",
      to: "dot-pitch-millimeter",
      about: "Data sheets of monitors and LED walls state the pitch, the distance between pixels, in millimeters; phones and laptops are sold by pixels per inch.",
      rule: "25 ÷",
      familiar: [
        ["92", "a 24-inch monitor, full HD"],
        ["109", "a 27-inch monitor with 2560 × 1440"],
        ["163", "a 27-inch monitor, 4K"],
        ["460", "an iPhone’s screen, many models"],
      ],
      faq: [
        {
          q: "What is the dot pitch in mm of a 109 ppi monitor?",
          a: "At 109 ppi the pitch is 0.233 mm. At arm’s length, most people can barely see such pixels.",
        },
        {
          q: "How many ppi is a dot pitch of 0.3 mm?",
          a: "A pitch of 0.3 mm is 84.67 ppi, which looks coarse on a desk.",
        },
      ],
    },
    {
      slug: "dots-per-millimeter-to-pixels-per-inch",
      from: "dot-per-millimeter",
      to: "pixel-per-inch",
      about: "Heads of label and receipt printers have a whole number of dots per millimeter; label software asks for dots per inch.",
      rule: "× 25",
      familiar: [
        ["6", "an older label printer (152 dpi)"],
        ["8", "a standard label or receipt printer (203 dpi)"],
        ["12", "a fine label printer (300 dpi)"],
        ["24", "a printer for very small labels (600 dpi)"],
      ],
      faq: [
        {
          q: "How many ppi is a printer of 12 dots per millimeter?",
          a: "12 dpmm is 304.8 ppi, which makers call 300. Draw bar codes at the true figure, so that each bar is a whole number of dots.",
        },
        {
          q: "What is 150 ppi in dots per millimeter?",
          a: "150 ppi is 5.906 dpmm: close to the six dots of older label printers.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["pixels-per-inch-to-pixels-per-centimeter", "pixels-per-centimeter-to-pixels-per-inch"],
      q: "How do I convert PPI to pixels per centimeter?",
      a: "Divide by 2.54. 300 ppi is 118.11 px/cm, and 96 ppi is 37.795 px/cm. To go the other way, multiply by 2.54.",
    },
    {
      pairs: ["pixels-per-inch-to-dot-pitch-millimeters"],
      q: "What is the dot pitch of a 96 ppi screen?",
      a: "25.4 mm divided by 96 is 0.26458 mm. A 27-inch 4K screen has 163.18 ppi and a pitch of 0.15566 mm. A smaller pitch means a sharper picture.",
    },
    {
      q: "Are DPI and PPI the same?",
      a: "As numbers, yes, and this converter treats them alike. PPI applies to images and screens, DPI to printer dots. A 1,200 dpi inkjet mixes many dots into each pixel, so a 300 ppi photo already uses it fully.",
    },
    {
      pairs: ["dots-per-millimeter-to-pixels-per-inch"],
      q: "What does 8 dots per millimeter mean on a label printer?",
      a: "8 dpmm is exactly 203.2 dpi, which makers round to 203 dpi. 12 dpmm is 304.8 dpi (sold as 300) and 24 dpmm is 609.6 dpi (sold as 600).",
    },
    {
      q: "What does 1 dppx mean?",
      a: "CSS fixes 1 inch at 96 px, so 1 dppx is 96 dpi and a display with a device pixel ratio of 2 counts as 192 dpi. The real density of the panel may differ: a phone with a ratio of 3 counts as 288 dpi but often has over 400 ppi.",
    },
  ],
});
