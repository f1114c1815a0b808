import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The intensity level is L = 10 log₁₀(I / I₀) dB with I₀ = 10⁻¹² W/m² (ISO 1683). Zero intensity has no level.",
    "Levels do not add: convert to W/m², add the intensities, and convert back.",
    "In air under ordinary conditions, the intensity level and sound pressure level of a plane wave agree to within about 0.2 dB, but they are different quantities.",
  ],
  pairs: [
    {
      slug: "watts-per-square-meter-to-decibels-sil",
      from: "watt-per-square-meter",
      to: "decibel-sil",
      about: "Acousticians add sources in watts per square meter, then state the sum in decibels, because hearing spans twelve powers of ten.",
      familiar: [
        ["0.000001", "conversation at one meter, about"],
        ["0.001", "a noisy workshop, about"],
        ["0.01", "a club’s dance floor, about"],
        ["1", "the threshold of discomfort, about"],
      ],
      faq: [
        {
          q: "How many decibels is 0.0001 W/m²?",
          a: "0.0001 W/m² is 80 dB, like a busy street from the sidewalk. Ten times the intensity would be 90 dB.",
        },
        {
          q: "What intensity in W/m² is a level of 100 dB?",
          a: "100 dB is 0.01 W/m²: a hundredth of the intensity at which sound becomes uncomfortable.",
        },
      ],
    },
    {
      slug: "decibels-sil-to-watts-per-square-meter",
      from: "decibel-sil",
      to: "watt-per-square-meter",
      about: "To add or average noise sources, convert their decibels to watts per square meter first. Multiplied by an area, the intensity also gives the sound power.",
      familiar: [
        ["40", "a quiet library, about"],
        ["60", "conversation at one meter, about"],
        ["85", "NIOSH’s limit for an eight-hour workday (as dBA)"],
        ["110", "near the loudspeakers of a concert, about"],
      ],
      faq: [
        {
          q: "Is 63 dB twice the intensity of 60 dB in W/m²?",
          a: "Almost exactly: 60 dB is 0.000001 W/m², and 63 dB is 0.000001995 W/m². The ear hears this doubling only as a slight increase.",
        },
        {
          q: "How many decibels is 0.00001 W/m²?",
          a: "0.00001 W/m² is 70 dB, about the level of a vacuum cleaner.",
        },
      ],
    },
    {
      slug: "watts-per-square-meter-to-watts-per-square-centimeter",
      from: "watt-per-square-meter",
      to: "watt-per-square-centimeter",
      about: "Acoustics works in watts per square meter, medical ultrasound in watts or milliwatts per square centimeter of the beam.",
      familiar: [
        ["7200", "the US limit for diagnostic ultrasound (derated, time-averaged)"],
        ["10000", "a physiotherapy ultrasound treatment, typical"],
        ["30000", "the upper limit for physiotherapy ultrasound"],
      ],
      faq: [
        {
          q: "What is the ultrasound limit of 7,200 W/m² in W/cm²?",
          a: "7,200 W/m² is 0.72 W/cm², which the US guidance writes as 720 mW/cm². It is an average over time at the strongest point of the beam.",
        },
        {
          q: "How many W/m² is 1 W/cm² of ultrasound?",
          a: "1 W/cm² is 10,000 W/m². Its frequency, around a megahertz, is far above the range of hearing.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-square-meter-to-decibels-sil"],
      q: "How do I convert W/m² to decibels?",
      a: "Divide by 10⁻¹² W/m², take the base-10 logarithm and multiply by 10. An intensity of 10⁻⁶ W/m² is 60 dB, and 1 W/m² is 120 dB. Each factor of 10 in intensity adds 10 dB.",
    },
    {
      pairs: ["decibels-sil-to-watts-per-square-meter"],
      q: "How do I convert decibels to W/m²?",
      a: "Divide the level by 10, raise 10 to that power, and multiply by 10⁻¹² W/m². A level of 85 dB is 0.0003162 W/m², and 0 dB is 10⁻¹² W/m², close to the threshold of hearing at 1 kHz.",
    },
    {
      q: "How loud are two equal sounds together?",
      a: "Independent sounds add by intensity, so two machines at 70 dB produce twice the intensity of one: 73.01 dB, about 3 dB more, not 140 dB. Ten of them produce 80 dB. Convert to W/m², add, and convert back.",
    },
    {
      q: "Is sound intensity the same as sound pressure level?",
      a: "No. Intensity is power per area and has a direction; pressure has no direction and can be measured with a single microphone. The references, 1 pW/m² and 20 µPa, were chosen so that the two levels are nearly equal for a plane wave in air. Near walls or sources they differ.",
    },
    {
      q: "Why is there no decibel value for zero intensity?",
      a: "Zero has no logarithm: as the intensity approaches zero, the level falls without limit. Negative levels are valid, though: −10 dB is 10⁻¹³ W/m², a tenth of the reference.",
    },
    {
      q: "What is a neper?",
      a: "The neper is a level unit based on the natural logarithm: L = ½ ln(I/I₀) for intensities. One neper is 8.686 dB. It is used in transmission-line and wave theory; the decibel is used everywhere else.",
    },
  ],
});
