import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Saturation is over liquid water, by the WMO formula e_s = 6.112 hPa × exp(17.62 t/(243.12 + t)), valid from −45 °C to 60 °C; below 0 °C the result is the dew point, not the frost point.",
    "Relative and absolute humidity need the air temperature; mixing ratio and specific humidity need the air pressure. Set them next to the value.",
    "The enhancement factor of moist air is taken as 1; at sea level that lowers the vapor pressure by about 0.5%. The gas constant of water vapor is 461.523 J/(kg·K) and the ratio of molar masses 0.62198, as in the WMO guide; ASHRAE prints 0.621945.",
  ],
  pairs: [
    {
      slug: "relative-humidity-to-dew-point-celsius",
      from: "relative-humidity",
      to: "dew-point-celsius",
      title: "Relative Humidity to Dew Point (% to °C)",
      lead: "At {60}% and 20 °C the dew point is {=60} °C; at 25 °C it is {=60; air-temperature=25} °C. Set the air temperature.",
      about: "Water condenses on whatever is colder than the dew point: windows, cold pipes, the wall behind a cupboard.",
      familiar: [
        ["30", "dry winter air indoors"],
        ["50", "a comfortable room"],
        ["60", "the usual upper limit against mold indoors"],
        ["80", "air in which mold grows"],
      ],
      faq: [
        {
          q: "What is the dew point at 50% relative humidity?",
          a: "At 20 °C, 50% is 9.255 °C. The same percentage in a warmer room has a higher dew point.",
        },
      ],
    },
    {
      slug: "relative-humidity-to-absolute-humidity",
      from: "relative-humidity",
      to: "absolute-humidity",
      title: "Relative to Absolute Humidity (% to g/m³)",
      lead: "At {60}% and 20 °C a cubic meter holds {=60} g of water; at 0 °C, {=60; air-temperature=0} g. Set the air temperature.",
      about: "Airing dries a basement only if the air outside holds less water, which absolute humidity shows and relative humidity does not.",
      familiar: [
        ["30", "dry winter air indoors"],
        ["50", "a comfortable room"],
        ["70", "a damp basement"],
        ["100", "fog"],
      ],
      faq: [
        {
          q: "How many grams of water does air hold at 50% relative humidity?",
          a: "At 20 °C, 50% is 8.62 g/m³. Cold winter air holds far less, so it feels dry once heated.",
        },
      ],
    },
    {
      slug: "dew-point-celsius-to-relative-humidity",
      from: "dew-point-celsius",
      to: "relative-humidity",
      title: "Dew Point to Relative Humidity (°C to %)",
      lead: "A dew point of {12} °C at 20 °C means {=12}% humidity; at 25 °C, {=12; air-temperature=25}%. Set the air temperature.",
      about: "Weather stations and air dryers report the dew point; rules for comfort and storage use relative humidity.",
      familiar: [
        ["0", "a dry winter day"],
        ["10", "a comfortable room"],
        ["15", "a humid summer day"],
        ["20", "saturated air in a room of the same temperature"],
      ],
      faq: [
        {
          q: "What is the relative humidity at a dew point of 15 °C?",
          a: "In air of 20 °C, 15 °C is 72.95%. In warmer air the same dew point means a lower percentage.",
        },
        {
          q: "Which dew point belongs to 50% relative humidity in a room?",
          a: "At 20 °C, 50% is 9.255 °C: a bottle colder than that fogs up.",
        },
      ],
    },
    {
      slug: "absolute-humidity-to-relative-humidity",
      from: "absolute-humidity",
      to: "relative-humidity",
      title: "Absolute to Relative Humidity (g/m³ to %)",
      lead: "{10} g/m³ at 20 °C is {=10}% humidity; at 25 °C, {=10; air-temperature=25}%. Set the air temperature.",
      about: "Drying calculations count grams of water in the air; rules for comfort and storage are in percent.",
      familiar: [
        ["5", "saturated air of 0 °C, brought indoors, about"],
        ["8.6", "a comfortable room"],
        ["12", "a damp basement"],
        ["17", "nearly saturated at 20 °C"],
      ],
      faq: [
        {
          q: "What is 10 g/m³ in relative humidity?",
          a: "In air of 20 °C, 10 g/m³ is 58%. Heating the air lowers the percentage without removing water.",
        },
        {
          q: "How many grams does a cubic meter hold at 100% relative humidity?",
          a: "At 20 °C, 100% is 17.24 g/m³. Above that, water condenses.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["relative-humidity-to-dew-point-celsius"],
      q: "How do I calculate the dew point from relative humidity?",
      a: "Multiply the saturation pressure at the air temperature by the relative humidity, then find the temperature where that is the saturation pressure. At 20 °C and 50%, the vapor pressure is 11.66 hPa and the dew point is 9.26 °C (48.7 °F).",
    },
    {
      pairs: ["relative-humidity-to-absolute-humidity"],
      q: "How many grams of water are in a cubic meter of air?",
      a: "At 20 °C, 8.62 g/m³ at 50% relative humidity and 17.24 g/m³ at saturation. Warm air holds far more: saturation is 30.3 g/m³ at 30 °C but only 4.85 g/m³ at 0 °C.",
    },
    {
      q: "Why do I have to enter the air temperature?",
      a: "Relative humidity compares the vapor in the air with what air at that temperature can hold. A dew point of 10 °C is 100% at 10 °C, 52.6% at 20 °C and 29.0% at 30 °C, with the same amount of water.",
    },
    {
      q: "What is the difference between mixing ratio and specific humidity?",
      a: "The mixing ratio is grams of vapor per kilogram of dry air; specific humidity is per kilogram of moist air. At 20 °C, 50% and 1013.25 hPa they are 7.243 and 7.191 g/kg. HVAC engineers call the first one the humidity ratio and, in the United States, often give it in grains per pound: 50.7 gr/lb.",
    },
    {
      q: "Why is my dew point rejected?",
      a: "Air cannot hold more vapor than at saturation, so the dew point cannot be above the air temperature. If you enter a dew point of 25 °C while the air temperature is still set to 20 °C, relative and absolute humidity have no answer: set the air temperature first.",
    },
  ],
});
