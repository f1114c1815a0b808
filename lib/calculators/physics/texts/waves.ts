import { type FormulaTexts, volume1, volume2 } from "./formula-text.ts";

export const waves: FormulaTexts = {
  "wave-speed": {
    meaning:
      "A wave moves on by one wavelength in each period, so its speed is frequency times wavelength. The source sets the frequency, the medium sets the speed, and the wavelength follows from both. When sound passes from air into water, its frequency stays the same, while its speed and its wavelength become more than four times as large. The relation holds for all periodic waves: sound, light, water, strings. Wavelength sets the scale for antennas, organ pipes and the holes in the door of a microwave oven.",
    mistakes: [
      "Expecting the frequency to change at a boundary. The wavelength does.",
      "Reading MHz as Hz, or nm as m, which shifts the result by powers of ten.",
    ],
    values: [
      { of: "Sound in air at 0 °C", value: "331 m/s", source: volume1("17.2") },
      { of: "Sound in fresh water at 20 °C", value: "1,480 m/s", source: volume1("17.2") },
      { of: "Sound in steel", value: "5,960 m/s", source: volume1("17.2") },
    ],
    example: {
      text: "Sound at 440 Hz travels at 343 m/s in warm air. Its wavelength is 78 cm.",
      solve: "lambda",
      values: "v = 343 m/s; f = 440 Hz",
      answer: "78 cm",
    },
  },
  "frequency-period": {
    meaning:
      "Frequency counts how often something repeats per second; the period is the time for one repetition. Each is the reciprocal of the other, so a short period means a high frequency. One hertz is one cycle per second. For rotation, revolutions per minute divided by 60 give hertz. The relation needs no physics beyond the definition, and holds for pulses, heartbeats, alternating current and radio waves. A measurement of many periods is more accurate than that of one: time ten swings and divide by ten.",
    mistakes: [
      "Counting half cycles. A swing there and back is one period.",
      "Confusing frequency with angular frequency, which is larger by a factor of two pi.",
    ],
    values: [
      { of: "Range of human hearing", value: "20 Hz to 20 kHz", source: volume1("17.1") },
      { of: "Medical ultrasound, period", value: "0.400 µs", source: volume1("15.1") },
      { of: "Microwave oven", value: "2.45 GHz", source: volume2("16.5") },
    ],
    example: {
      text: "A resting heart beats once every 0.8 s. Its frequency is 1.25 Hz.",
      values: "T = 0.8 s",
      answer: "1.25 Hz",
    },
  },
  pendulum: {
    meaning:
      "For small swings, the period of a pendulum depends only on its length and on gravity. Neither the mass of the bob nor the width of the swing matters, which is what made pendulum clocks possible. A pendulum four times as long swings half as often. Since gravity is all that is left, pendulums were used to measure it, and a clock moved from sea level to the mountains runs slow. The length is from the pivot to the center of the bob. At an amplitude of 20°, the true period is longer by 0.8%; beyond that, use the formula for large swings.",
    mistakes: [
      "Taking the time from one side to the other. The period is there and back.",
      "Measuring the length to the top of the bob instead of its center.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth, average", value: "9.81 m/s²", source: volume1("3.5") },
      { of: "Its range on Earth", value: "9.78 to 9.83 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
    ],
    example: {
      text: "A wrecking ball hangs on 18 m of cable. It swings there and back in 8.51 s.",
      values: "L = 18 m",
      answer: "8.51 s",
    },
  },
  "sound-level": {
    meaning:
      "The ear responds to an enormous range of intensities, so they are given on a logarithmic scale. The level in decibels compares an intensity with the faintest sound that people can hear. Ten times the intensity adds 10 dB, twice the intensity only 3 dB, whatever the level was. Listeners judge about 10 dB more as twice as loud. Levels of several sources do not add: two machines at 80 dB each make 83 dB. Government agencies recommend no more than 85 dB over a working day without protection.",
    mistakes: [
      "Adding decibels. Add the intensities and convert the sum.",
      "Using 20 instead of 10 in front of the logarithm. The 20 is for sound pressure, the 10 for intensity.",
    ],
    values: [
      { of: "Whisper at 1 m", value: "20 dB", source: volume1("17.3") },
      { of: "Normal conversation", value: "60 dB", source: volume1("17.3") },
      { of: "Loud rock concert, threshold of pain", value: "120 dB", source: volume1("17.3") },
    ],
    example: {
      text: "A machine sends 0.002 W/m² to the place of its operator. The sound level there is 93 dB.",
      values: "I = 0.002 W/m2",
      answer: "93",
    },
  },
  "sound-level-sum": {
    meaning:
      "Sound levels are logarithms, so two sources together are not the sum of their decibels. Their intensities add, and the sum is converted back. Two equal sources are 3 dB louder than one. If one is 10 dB louder than the other, the weaker one adds only 0.4 dB; silencing it is useless as long as the louder one runs. For noise control this means: quiet the loudest source first. The rule is for unrelated sounds, such as those of two machines. Two loudspeakers with the same tone can add up to 6 dB or cancel.",
    mistakes: [
      "Averaging the levels. The sum is always at least as loud as the louder source.",
      "Adding levels that were measured at different distances. Both have to be for the same place.",
    ],
    values: [
      { of: "Twice the intensity", value: "3.0 dB more", source: volume1("17.3") },
      { of: "Ten times the intensity", value: "10.0 dB more", source: volume1("17.3") },
      { of: "Inside a heavy truck", value: "90 dB", source: volume1("17.3") },
    ],
    example: {
      text: "A fan makes 72 dB at a desk and a printer 68 dB. Together they make 73.5 dB.",
      values: "L_1 = 72; L_2 = 68",
      answer: "73.5",
    },
  },
  doppler: {
    meaning:
      "A siren sounds higher as it comes and lower as it goes. A source that moves toward you sends each wave from a little closer, so the waves arrive at shorter intervals; an observer who moves toward the source runs into them more often. The two cases differ: a source near the speed of sound piles its waves up, and at that speed the formula has no answer. Only the speed along the line between the two counts, so the pitch drops gradually as the siren passes. Radar and ultrasound measure speed by the same effect.",
    mistakes: [
      "Giving a receding source a positive speed. In this formula, toward the other counts as positive.",
      "Using it for light. Light needs the relativistic formula, which knows only the relative speed.",
    ],
    values: [
      { of: "Speed of sound at sea level", value: "343 m/s", source: volume1("3.2") },
      { of: "Speed of sound in air at 0 °C", value: "331 m/s", source: volume1("17.2") },
      { of: "Speed of sound in human tissue", value: "1,540 m/s", source: volume1("17.2") },
    ],
    example: {
      text: "An ambulance with a siren of 900 Hz comes at 25 m/s through air in which sound travels at 343 m/s. You hear 971 Hz.",
      values: "f_s = 900 Hz; v = 343 m/s; v_o = 0 m/s; v_s = 25 m/s",
      answer: "971 Hz",
    },
  },
  "sound-speed-air": {
    meaning:
      "Sound travels faster in warm air, because its molecules move faster. The speed grows with the square root of the absolute temperature, by about 0.6 m/s for each degree Celsius near room temperature. Pressure makes no difference: it raises the stiffness and the density of the air alike, so the speed on a mountain differs only because it is colder there. Count the seconds between lightning and thunder and divide by three for the distance in kilometers, or by five for miles. Humidity adds less than half a percent.",
    mistakes: [
      "Taking the square root of a temperature in degrees Celsius. It has to be in kelvins.",
      "Expecting a lower speed in thin air. Only temperature matters.",
    ],
    values: [
      { of: "Air at 0 °C", value: "331 m/s", source: volume1("17.2") },
      { of: "Carbon dioxide at 0 °C", value: "259 m/s", source: volume1("17.2") },
      { of: "Helium at 0 °C", value: "965 m/s", source: volume1("17.2") },
    ],
    example: {
      text: "On a summer day of 30 °C, with 331 m/s at 0 °C, sound travels at 349 m/s.",
      values: "T = 30 °C; v_0 = 331 m/s; T_0 = 0 °C",
      answer: "349 m/s",
    },
  },
  "radio-wavelength": {
    meaning:
      "All electromagnetic waves travel at the same speed in vacuum, and almost as fast in air, so frequency and wavelength determine each other: 300 divided by the frequency in MHz gives the wavelength in meters. The wavelength sets the size of antennas, often a quarter or a half of it, and determines what a wave passes: long waves bend around hills, short ones are stopped by walls. In a cable or in glass, the wave is slower and the wavelength shorter, while the frequency stays the same; multiply by the velocity factor of the cable.",
    mistakes: [
      "Cutting an antenna to the full free-space length. Real conductors are a few percent shorter.",
      "Confusing MHz with kHz: AM stations are in kHz, FM stations in MHz.",
    ],
    values: [
      { of: "FM broadcasting", value: "88 to 108 MHz", source: volume2("16.5") },
      { of: "AM broadcasting", value: "540 to 1,600 kHz", source: volume2("16.5") },
      { of: "Microwave oven", value: "2.45 GHz", source: volume2("16.5") },
    ],
    example: {
      text: "An FM station transmits at 100 MHz. Its waves are 3 m long.",
      values: "f = 100 MHz",
      answer: "3 m",
    },
  },
};
