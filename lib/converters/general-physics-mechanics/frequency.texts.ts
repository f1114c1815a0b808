import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Angular frequency in rad/s is 2π times the frequency in hertz (ω = 2πf), so 1 rad/s is 0.1591549431 Hz.",
    "A period is the reciprocal of a frequency: doubling one halves the other, and a frequency of zero has no period.",
    "Cycles per year use the Julian year of 365.25 days.",
    "For wavelengths, use the Wavelength ↔ Frequency Converter.",
  ],
  pairs: [
    {
      slug: "kilohertz-to-hertz",
      from: "kilohertz",
      to: "hertz",
      about: "Sample rates, ultrasound and AM stations are stated in kilohertz; formulas need hertz.",
      familiar: [
        ["1", "the test tone of audio engineers"],
        ["20", "the upper limit of hearing in young people"],
        ["44.1", "the sample rate of a CD"],
        ["134.2", "a pet’s ISO microchip"],
      ],
      faq: [
        {
          q: "How many hertz is 44.1 kHz?",
          a: "44.1 kHz is 44,100 Hz: a CD stores this many samples each second.",
        },
        {
          q: "Can people hear 1 kHz better than 10,000 Hz?",
          a: "Yes. The ear is most sensitive from about 2 to 5 kHz, and 10,000 Hz is 10 kHz; many adults lose the range above that.",
        },
      ],
    },
    {
      slug: "megahertz-to-hertz",
      from: "megahertz",
      to: "hertz",
      about: "Radio stations and processors are rated in megahertz; an FM station makes around a hundred million cycles per second.",
      familiar: [
        ["1", "a station near the middle of the AM band"],
        ["13.56", "contactless cards"],
        ["98.5", "an FM station"],
        ["433.92", "a garage door remote in Europe"],
      ],
      faq: [{ q: "How many hertz is an FM station at 98.5 MHz?", a: "98.5 MHz is 98,500,000 Hz. One wave is about three meters long, and a car’s whip antenna is about a quarter of that." }],
    },
    {
      slug: "gigahertz-to-megahertz",
      from: "gigahertz",
      to: "megahertz",
      about: "Wi-Fi channels and processor clocks are quoted in gigahertz, spectrum tables in megahertz.",
      familiar: [
        ["1.575", "GPS, the L1 signal"],
        ["2.4", "Wi-Fi and Bluetooth"],
        ["5.2", "Wi-Fi, the 5 GHz band"],
        ["28", "a 5G millimeter-wave band"],
      ],
      faq: [
        {
          q: "How many MHz is 2.4 GHz Wi-Fi?",
          a: "2.4 GHz is 2,400 MHz. Channel 1 is centered at 2,412 MHz, which is 2.412 GHz.",
        },
        {
          q: "Is a 3 GHz processor faster than one of 2,800 MHz?",
          a: "It ticks faster, since 2,800 MHz is 2.8 GHz, but work done in each tick differs between chips.",
        },
      ],
    },
    {
      slug: "hertz-to-revolutions-per-minute",
      from: "hertz",
      to: "revolution-per-minute",
      about: "Motor speed follows the frequency of the supply or the inverter: one turn each cycle for a two-pole motor.",
      familiar: [
        ["0.556", "an LP record, about"],
        ["25", "a four-pole motor in Europe, without slip"],
        ["50", "a two-pole motor in Europe, without slip"],
        ["60", "a two-pole motor in the US, without slip"],
      ],
      faq: [
        {
          q: "How many rpm is 50 Hz?",
          a: "50 Hz is 3,000 rpm. A motor with four poles turns at half of that, less a few percent of slip.",
        },
      ],
    },
    {
      slug: "beats-per-minute-to-hertz",
      from: "beat-per-minute",
      to: "hertz",
      about: "Music tempo and heart rates are counted by the minute, signal processing by the second.",
      familiar: [
        ["60", "one beat each second"],
        ["72", "a heart at rest"],
        ["120", "a common tempo of pop music"],
        ["180", "a young adult’s heart on a hard run, about"],
      ],
      faq: [
        {
          q: "What is a heart rate of 72 bpm in hertz?",
          a: "72 bpm is 1.2 Hz. Software that reads a pulse often keeps only 0.5 Hz to 4 Hz, which is 30 BPM to 240 BPM.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hertz-to-revolutions-per-minute"],
      q: "How do I convert hertz to rpm?",
      a: "Multiply by 60, because a hertz counts events per second and rpm events per minute. So 50 Hz is 3,000 rpm and 1 rpm is 0.01667 Hz. The synchronous speed of a 50 Hz motor is 3,000 rpm only with one pole pair; divide by the number of pole pairs.",
    },
    {
      q: "How do I convert frequency to period?",
      a: "Take the reciprocal: T = 1/f. Concert pitch, 440 Hz, has a period of 2.273 ms, and a period of 10 ms is 100 Hz. Choose a period unit to convert in either direction; zero hertz has no period.",
    },
    {
      q: "Why is 1 rad/s not 1 Hz?",
      a: "A full cycle is 2π radians, so ω = 2πf. A frequency of 1 Hz is 6.283 rad/s, and 1 rad/s is only 0.1592 Hz. Power at 60 Hz has an angular frequency of 377 rad/s, the value to use in reactance formulas.",
    },
    {
      pairs: ["megahertz-to-hertz"],
      q: "How many hertz is a megahertz?",
      a: "One megahertz is 1,000,000 Hz, or 1,000 kHz; a gigahertz is 1,000 MHz. An FM station at 98.5 MHz transmits at 98,500,000 Hz. Note that mHz is a millihertz: one letter changes the value by a factor of 10⁹.",
    },
    {
      pairs: ["beats-per-minute-to-hertz"],
      q: "How do I convert beats per minute to hertz?",
      a: "Divide by 60. A heart rate of 72 bpm is 1.2 Hz, and one beat takes 0.8333 s. For music, 120 bpm is 2 Hz, so a quarter note lasts 500 ms.",
    },
  ],
});
