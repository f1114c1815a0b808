import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["Differences only: nothing is added or subtracted, so 0 stays 0. For thermometer readings, use the Temperature Converter.", "The Delisle scale runs downward; only the size of its degree, 2/3 K, is used here."],
  pairs: [
    {
      slug: "delta-celsius-to-delta-fahrenheit",
      from: "delta-celsius",
      to: "delta-fahrenheit",
      title: "Temperature Difference: °C to °F",
      about: "Climate reports and heating plans state rises and drops in Celsius. A difference is only scaled by 1.8: the two zero points cancel out.",
      rule: "× 2, − 10%",
      familiar: [
        ["1.5", "the Paris Agreement’s goal for global warming"],
        ["3", "a night setback of the heating, about"],
        ["6.5", "air cools per kilometer of height, in the standard atmosphere"],
        ["20", "radiators at 70/50 °C, flow to return"],
        ["80", "from room temperature, 20 °C, to boiling"],
      ],
      faq: [
        {
          q: "How many °F is a rise of 1 °C?",
          a: "A rise of 1 °C is 1.8 °F, and one of 5 °C is 9 °F. Double the number and take off a tenth to do it in your head.",
        },
        {
          q: "Is a spread of 20 °C between day and night more than one of 30 °F?",
          a: "Yes: a spread of 20 °C is 36 °F, while 30 °F is only 16.67 °C.",
        },
        {
          q: "What is a rise in body temperature of 2 °C in °F?",
          a: "It is 3.6 °F. A reading is different: 39 °C on the thermometer is 102.2 °F, because readings need the offset as well.",
        },
      ],
    },
    {
      slug: "delta-fahrenheit-to-delta-celsius",
      from: "delta-fahrenheit",
      to: "delta-celsius",
      title: "Temperature Difference: °F to °C",
      about: "American thermostats, coils and ovens give setbacks, drops and tolerances in Fahrenheit. The same span in Celsius is a little over half the number.",
      rule: "÷ 2, + 10%",
      familiar: [
        ["1", "the step of a US thermostat"],
        ["5.4", "rising dry air cools per 1,000 ft"],
        ["8", "a setback while the house is empty"],
        ["20", "the drop of the air across an air conditioner, about"],
        ["180", "from melting ice to boiling water"],
      ],
      faq: [
        {
          q: "What thermostat setback in °C is 8 °F?",
          a: "8 °F is 4.444 °C. The US Department of Energy suggests 7 °F to 10 °F for eight hours a day, which is 3.889 °C to 5.556 °C.",
        },
        {
          q: "How many °C does a coil cool the air if it drops by 18 °F?",
          a: "A drop of 18 °F is exactly 10 °C. Across an air conditioner, 15 °F is 8.333 °C and 20 °F is 11.11 °C.",
        },
      ],
    },
    {
      slug: "delta-kelvin-to-delta-fahrenheit",
      from: "delta-kelvin",
      to: "delta-fahrenheit",
      title: "Temperature Difference: K to °F",
      about: "Data sheets of motors, transformers and heat sinks often state a temperature rise in kelvins, so that it is not taken for a reading.",
      rule: "× 2, − 10%",
      familiar: [
        ["1", "one degree Celsius"],
        ["10", "halves the life of an electrolytic capacitor, by rule of thumb"],
        ["65", "the winding of an oil-filled transformer, average rise"],
        ["80", "the winding of a motor with class B rise"],
        ["105", "the winding of a motor with class F rise"],
      ],
      faq: [
        {
          q: "What is a temperature rise of 10 K in °F: 18 or −441.67?",
          a: "A rise of 10 K is 18 °F. The other number is the thermometer reading of an object at 10 K, close to absolute zero.",
        },
        {
          q: "How many °F is a motor’s class F rise of 105 K?",
          a: "105 K is 189 °F above the air around it. Class B permits 80 K, which is 144 °F.",
        },
      ],
    },
    {
      slug: "delta-fahrenheit-to-delta-kelvin",
      from: "delta-fahrenheit",
      to: "delta-kelvin",
      title: "Temperature Difference: °F to K",
      about: "Metric coefficients of conduction, heat loss and expansion are per kelvin, so an American temperature difference has to become kelvins first.",
      rule: "÷ 2, + 10%",
      familiar: [
        ["10", "chilled water, supply to return"],
        ["20", "a hot-water heating loop, supply to return"],
        ["70", "indoors to outdoors on a night of 0 °F"],
        ["90", "the rise at which US water heaters’ recovery is rated"],
      ],
      faq: [
        {
          q: "What is a design difference of 70 °F in K for a heat-loss formula?",
          a: "70 °F is 38.89 K. A wall of 0.3 W/(m²·K) then loses 0.3 × 38.89 = 11.67 W through each square meter.",
        },
        {
          q: "Do I add 459.67 when I convert a difference in °F to K?",
          a: "No, that belongs to readings. A difference is only scaled: 36 °F is 20 K and 90 °F is 50 K.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["delta-celsius-to-delta-fahrenheit", "delta-fahrenheit-to-delta-celsius"],
      q: "How do I convert a temperature difference from Celsius to Fahrenheit?",
      a: "Multiply by 1.8 and do not add 32: a rise of 10 °C is a rise of 18 °F. The 32 comes from the scales’ different zero points and cancels out in a difference.",
    },
    {
      pairs: ["delta-kelvin-to-delta-fahrenheit"],
      general: true,
      q: "Is a kelvin the same size as a degree Celsius?",
      a: "Yes, exactly. The Celsius scale is the kelvin scale shifted by 273.15, so a difference of 1 K is a difference of 1 °C. That is why W/(m·K) and W/(m·°C) are the same unit.",
    },
    {
      pairs: ["delta-celsius-to-delta-fahrenheit"],
      q: "What is 1.5 °C of global warming in Fahrenheit?",
      a: "Warming of 1.5 °C is 2.7 °F, and 2 °C is 3.6 °F. Converting 1.5 °C as a thermometer reading would give 34.7 °F, which is wrong for a change.",
    },
    {
      pairs: ["delta-fahrenheit-to-delta-celsius"],
      q: "How do I convert a tolerance of ±2 °F to Celsius?",
      a: "Tolerances are differences: 2 × 5/9 = 1.11, so ±2 °F is ±1.11 °C. The same applies to thermostat dead bands, standard deviations and sensor accuracies.",
    },
    {
      q: "When should I use this converter instead of the Temperature Converter?",
      a: "Use this one for rises, drops, gradients, tolerances and the ΔT of a heat exchanger. Use the Temperature Converter for a reading such as an oven at 350 °F. Quick test: if a value of 0 means “no change,” you are in the right place.",
    },
  ],
});
