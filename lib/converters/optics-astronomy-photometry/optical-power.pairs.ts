import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "diopters-to-millimeters-focal-length",
    from: "diopter",
    to: "millimeter-focal-length",
    about: "Opticians order lenses by power; an optical bench, a camera adapter or a laser setup needs the length at which the lens brings parallel light together.",
    rule: "1000 ÷",
    familiar: [
      ["2.5", "reading glasses"],
      ["20", "a doctor’s lens for looking into the eye"],
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
        a: "−3 D is −333.3 mm. The minus says that the lens spreads light; without it, that eye sees clearly up to the same distance.",
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
        q: "How many centimeters does a nearsighted eye of −4 diopters see clearly?",
        a: "The far point of −4 D is 25 cm from the eye; everything beyond it blurs. At −6 D it is 16.67 cm.",
      },
      {
        q: "Which reading glasses in diopters suit a book at 40 cm?",
        a: "40 cm is 2.5 D if the eye no longer adjusts at all. At 50 cm, 2 D is enough, and an eye with some focus left needs less.",
      },
    ],
  },
  {
    slug: "millimeters-focal-length-to-diopters",
    from: "millimeter-focal-length",
    to: "diopter",
    about: "A lens from a camera or a catalog of optics, compared with glasses: the shorter the focal length, the more diopters. Lenses in contact add up in diopters only.",
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
        a: "50 mm is 20 D, a third of the power of the eye. A wide angle of 28 mm has 35.71 D, a tele of 200 mm only 5 D.",
      },
      {
        q: "What does a +2 diopter close-up lens do to a focal length of 100 mm?",
        a: "100 mm is 10 D, and the two together make 12 D, which is 83.33 mm. The camera then focuses closer than before.",
      },
    ],
  },
  {
    slug: "inches-focal-length-to-diopters",
    from: "inch-focal-length",
    to: "diopter",
    about: "Before the diopter was proposed in 1872, glasses were numbered by their focal length in inches. Magnifiers and telescope parts in the US still are.",
    rule: "40 ÷",
    familiar: [
      ["8", "a strong hand magnifier"],
      ["13", "a desk lamp with magnifier"],
      ["16", "a book’s reading distance"],
      ["40", "the weakest reading glasses"],
    ],
    faq: [
      {
        q: "How many diopters is a magnifier of 8 inches focal length?",
        a: "8 in is 4.921 D, sold as five. By the usual rule it magnifies 5 ÷ 4 = 1.25 times.",
      },
      {
        q: "What old lens number in inches are glasses of 2.5 diopters?",
        a: "2.5 D is 15.75 in, so they would have been called number sixteen. A lens of 20 in has 1.969 D.",
      },
    ],
  },
]);
