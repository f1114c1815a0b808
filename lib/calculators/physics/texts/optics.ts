import { type FormulaTexts, volume3 } from "./formula-text.ts";

export const optics: FormulaTexts = {
  "refractive-index": {
    meaning:
      "The index of refraction says how many times slower light is in a material than in vacuum. It governs how much a ray bends at the surface, how much is reflected and how strong a lens of the material is. It is never below one for ordinary light in a transparent material, and for gases it is so close to one that air is often treated as vacuum. The index depends on the wavelength: blue light is slowed more than red, which spreads the colors in a prism. Tables give it for yellow light of 589 nm. The frequency of light does not change in the material.",
    mistakes: [
      "Inverting the fraction. The speed in vacuum is in the numerator, so the index is at least one.",
      "Taking a denser material for one with a higher index. Oil floats on water and has the higher index.",
    ],
    values: [
      { of: "Water at 20 °C", value: "1.333", source: volume3("1.1") },
      { of: "Crown glass", value: "1.52", source: volume3("1.1") },
      { of: "Diamond", value: "2.419", source: volume3("1.1") },
    ],
    example: {
      text: "Light travels through a plastic at 200,000 km/s. The index of refraction is 1.5.",
      values: "v = 200000 km/s",
      answer: "1.5",
    },
  },
  snell: {
    meaning:
      "Light changes direction when it enters a material in which its speed is different. Into the slower material, with the higher index, it bends toward the perpendicular; on the way out, away from it. Both angles are measured from the perpendicular to the surface, so a ray at 0° goes straight on. The law explains why a straw looks broken in a glass and a pool looks shallow. Going toward the lower index, there is an angle beyond which no ray gets out: it is reflected totally, and the formula has no solution.",
    mistakes: [
      "Measuring the angles from the surface instead of the perpendicular.",
      "Expecting half the bending for half the angle. The sines are in proportion, not the angles.",
    ],
    values: [
      { of: "Air at 0 °C, 1 atm", value: "1.000293", source: volume3("1.1") },
      { of: "Water at 20 °C", value: "1.333", source: volume3("1.1") },
      { of: "Crown glass", value: "1.52", source: volume3("1.1") },
    ],
    example: {
      text: "A ray in air, with an index of 1, meets water, with 1.333, at 50° from the perpendicular. It continues at 35.1°.",
      values: "n_1 = 1; theta_1 = 50 deg; n_2 = 1.333",
      answer: "35.1°",
    },
  },
  "critical-angle": {
    meaning:
      "A ray that goes from glass or water toward air is bent away from the perpendicular. At the critical angle it would leave along the surface; beyond it, nothing leaves, and all the light is reflected. No mirror does it as well, which is why binoculars use prisms and data travels through glass fibers. The higher the index, the smaller the angle. Diamond keeps most of the light that enters, so it sparkles. A diver sees the whole world above the water within a cone of about 49° from the vertical, and a mirror outside it.",
    mistakes: [
      "Looking for a critical angle on the way into the denser material. There is none.",
      "Swapping the two indices. The larger one belongs to the material in which the ray starts.",
    ],
    values: [
      { of: "Water at 20 °C", value: "1.333", source: volume3("1.1") },
      { of: "Plexiglas", value: "1.51", source: volume3("1.1") },
      { of: "Diamond", value: "2.419", source: volume3("1.1") },
    ],
    example: {
      text: "Light in a diamond, with an index of 2.419, meets air, with 1. It is totally reflected beyond 24.4°.",
      values: "n_1 = 2.419; n_2 = 1",
      answer: "24.4°",
    },
  },
  "thin-lens": {
    meaning:
      "A lens forms a sharp image at one distance for each distance of the object. The equation ties both to the focal length. A far object is imaged at the focal length; as it comes closer, the image moves away from the lens, which is what focusing a camera follows. At twice the focal length the image is as far away and as large as the object. Inside the focal length a converging lens forms no real image: the result is negative, a virtual image on the object’s side, and the lens is a magnifying glass. A diverging lens has a negative focal length.",
    mistakes: [
      "Adding the distances instead of their reciprocals.",
      "Dropping the sign. A negative image distance means that no screen can catch the image.",
    ],
    values: [
      { of: "Cornea of the eye, focal length", value: "about 2.3 cm", source: volume3("2.5") },
      { of: "Lens of the eye", value: "about 6.4 cm", source: volume3("2.5") },
      { of: "Nearest distance of clear vision", value: "25 cm", source: volume3("2.5") },
    ],
    example: {
      text: "A camera lens of 50 mm is focused on a flower 60 cm away. The sensor has to be 54.5 mm behind the lens.",
      values: "d_o = 60 cm; f = 50 mm",
      answer: "54.5 mm",
    },
  },
};
