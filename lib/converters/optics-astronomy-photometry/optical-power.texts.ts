import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Lens power is the reciprocal of the focal length in meters. A power of zero, flat glass, has no focal length.",
    "The sign is kept: converging lenses are positive, diverging lenses negative.",
    "Focal lengths are for lenses in air; thin lenses in contact add their powers, not their focal lengths.",
  ],
  pairs: [
    {
      slug: "diopters-to-millimeters-focal-length",
      from: "diopter",
      to: "millimeter-focal-length",
      about: "Opticians order lenses by power; an optical bench or a laser setup needs the distance at which the lens focuses parallel light.",
      rule: "1000 ÷",
      familiar: [
        ["2.5", "reading glasses"],
        ["20", "an ophthalmologist’s lens for viewing the retina"],
        ["40", "a 10× loupe"],
        ["43", "the human cornea, about"],
        ["60", "a whole human eye at rest, about"],
      ],
      faq: [
        {
          q: "What is the focal length in mm of a 40 diopter loupe?",
          a: "40 D is 25 mm, which is how close the object has to be. A 20 D lens gives 50 mm and less magnification.",
        },
        {
          q: "How many mm is the focal length of a contact lens of −3 diopters?",
          a: "−3 D is −333.3 mm. The minus sign means that the lens spreads light. Without glasses, that eye sees clearly only up to this distance.",
        },
      ],
    },
    {
      slug: "diopters-to-centimeters-focal-length",
      from: "diopter",
      to: "centimeter-focal-length",
      about: "Reading distances and the far point of a nearsighted eye are measured in centimeters, glasses and contacts in diopters. Twice the power means half the distance.",
      rule: "100 ÷",
      familiar: [
        ["1", "the weakest common reading glasses"],
        ["1.5", "glasses for a computer screen, often"],
        ["2.5", "reading glasses for a book"],
        ["3.5", "the strongest on a drugstore rack, about"],
        ["-6", "strong nearsightedness begins"],
      ],
      faq: [
        {
          q: "How many centimeters away does a nearsighted eye of −4 diopters see clearly?",
          a: "The far point of −4 D is 25 cm from the eye; everything beyond it blurs. At −6 D it is 16.67 cm.",
        },
        {
          q: "Which reading glasses in diopters suit a book at 40 cm?",
          a: "40 cm is 2.5 D for an eye that can no longer adjust. At 50 cm, 2 D is enough, and an eye that still adjusts a little needs less.",
        },
      ],
    },
    {
      slug: "millimeters-focal-length-to-diopters",
      from: "millimeter-focal-length",
      to: "diopter",
      about: "Camera and laboratory lenses are sold by focal length, glasses by diopters. The powers of thin lenses in contact add up; their focal lengths do not.",
      rule: "1000 ÷",
      familiar: [
        ["17", "the human eye, about"],
        ["25", "a microscope’s 10× eyepiece"],
        ["50", "a standard camera lens"],
        ["500", "a close-up lens of 2 diopters"],
        ["1000", "a small telescope’s objective"],
      ],
      faq: [
        {
          q: "How many diopters is a 50 mm camera lens?",
          a: "50 mm is 20 D, a third of the power of the eye. A 28 mm wide-angle lens has 35.71 D, a 200 mm telephoto only 5 D.",
        },
        {
          q: "What does a +2 diopter close-up lens do to a focal length of 100 mm?",
          a: "100 mm is 10 D, and together they have 12 D, which is 83.33 mm. The camera then focuses closer than before.",
        },
      ],
    },
    {
      slug: "inches-focal-length-to-diopters",
      from: "inch-focal-length",
      to: "diopter",
      about: "Before the diopter was proposed in 1872, glasses were numbered by their focal length in inches. Some American magnifiers still are.",
      rule: "40 ÷",
      familiar: [
        ["8", "a strong hand magnifier"],
        ["13", "a magnifier lamp of 3 diopters"],
        ["16", "reading glasses for a book, about"],
        ["40", "the weakest reading glasses"],
      ],
      faq: [
        {
          q: "How many diopters is a magnifier of 8 inches focal length?",
          a: "8 in is 4.921 D, sold as five. By the usual rule it magnifies 5 ÷ 4 = 1.25 times.",
        },
        {
          q: "What old lens number in inches did glasses of 2.5 diopters have?",
          a: "2.5 D is 15.75 in, so they would have been called number sixteen. A lens of 20 in has 1.969 D.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["diopters-to-millimeters-focal-length"],
      q: "How do I convert diopters to focal length in mm?",
      a: "Divide 1,000 by the diopters: a +2 D lens has a focal length of 500 mm, a 60 D eye 16.67 mm and a 20 D magnifier 50 mm. For centimeters, divide 100 by the diopters.",
    },
    {
      pairs: ["millimeters-focal-length-to-diopters"],
      q: "How do I convert focal length to diopters?",
      a: "Divide 1 by the focal length in meters, or 1,000 by the focal length in millimeters. A focal length of 250 mm is 4 D. For inches, divide 39.37 by the length: 10 in is 3.937 D.",
    },
    {
      q: "What does a negative diopter value mean?",
      a: "A diverging lens, as in glasses for nearsightedness. At −2.5 D the focal length is −40 cm: the lens makes distant things appear 40 cm away, which is as far as that eye sees clearly without it.",
    },
    {
      pairs: ["diopters-to-centimeters-focal-length"],
      q: "What is the focal length of reading glasses?",
      a: "Readers of +1.00 D have a focal length of 1 m, +1.75 D 57.14 cm, +2.00 D 50 cm and +2.50 D 40 cm. The right power depends on the reading distance and on how well the eye still focuses, so a measured prescription is better than a guess.",
    },
    {
      q: "How do I combine two lenses?",
      a: "Add the powers of thin lenses that touch: +2 D and +3 D make +5 D, a focal length of 200 mm. A +4 D close-up lens on a camera focused at infinity brings the focus distance to 250 mm.",
    },
    {
      q: "How do I convert diopters to magnification?",
      a: "By convention a magnifier enlarges D/4 times: 20 D, with a focal length of 50 mm, is 5×, because the unaided eye is taken to view from 250 mm. Some makers quote D/4 + 1, so the same lens may be sold as 6×.",
    },
  ],
});
