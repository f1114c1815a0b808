import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "water-heater",
  name: "Water heater size",
  heading: "Water Heater Size Calculator",
  question: "What size of water heater do I need?",
  lead: "A tank is chosen by the hot water of the busiest hour, a tankless heater by the flow of everything that runs at once and the coldest inlet water of the year.",
  seo: {
    title: "Water Heater Size Calculator: Tank, Tankless",
    description:
      "First-hour rating for a storage tank from showers, baths and dishes in the peak hour, or Btu/h and kW for a tankless heater from gpm and temperature rise.",
  },
  fixed: { mode: "heater" },
  fields: ["heater", "uses", "tank", "peakFlow", "heaterInput", "temperatureRise"],
  defaults: { heater: "storage" },
  answer: ["heatInput", "hourDemand", "firstHourRating", "recovery"],
  examples: [
    {
      id: "storage-worksheet",
      title:
        "The Department of Energy’s worksheet: three showers, a shave, a shampoo and the dishes, 46 gallons",
      origin: {
        kind: "published",
        source: "US Department of Energy, worksheet of peak hour demand: 3 × 12 + 2 + 4 + 4 = 46 gallons",
      },
      inputs: { heater: "storage" },
      expect: { outputs: { hourDemand: 0.174128942064 } },
    },
    {
      id: "storage-electric",
      title: "An electric tank of 40 gallons and 4.5 kW for the same hour",
      origin: oracle,
      inputs: {
        heater: "storage",
        tank: { value: 40, unit: "gallon-us" },
        heaterInput: { value: 4.5, unit: "kilowatt" },
        efficiency: 98,
        temperatureRise: { value: 60, unit: "delta-fahrenheit" },
      },
      expect: {
        outputs: {
          recovery: 0.11403892206737,
          firstHourRating: 0.22003045201937,
          neededTank: 0.085842885709472,
        },
      },
    },
    {
      id: "tankless",
      title: "Tankless, 5 gpm with a rise of 60 °F: 187,000 Btu/h",
      origin: oracle,
      inputs: {
        peakFlow: { value: 5, unit: "gallon-us-per-minute" },
        temperatureRise: { value: 60, unit: "delta-fahrenheit" },
        heater: "tankless",
      },
      expect: { outputs: { heatOutput: 43915.706141745, heatInput: 54894.632677182 } },
    },
  ],
  guide: [
    {
      title: "Tank: compare two volumes",
      text: "Add up what hot water is drawn in the busiest hour of the day. The heater fits if its first-hour rating is at least that. The rating is on the yellow EnergyGuide label; here it is estimated as the usable 70% of the tank plus what the burner or element reheats in an hour.",
    },
    {
      title: "Tankless: flow times rise",
      text: "Heat into the water in Btu/h is 500 times gpm times the temperature rise in °F; divided by the efficiency it is the input rating. Count what really runs together, such as two showers and the kitchen sink, and use the winter inlet temperature: about 40 °F in the north, 70 °F in Florida.",
    },
    {
      title: "Recovery or volume",
      text: "A gas heater of 40,000 Btu/h reheats about 64 gallons an hour by 60 °F, an electric one of 4.5 kW about 30. So an electric tank must hold more for the same family. “Tank needed” says how large the tank would have to be with the heater input you entered.",
    },
    {
      title: "Temperature",
      text: "A higher setting makes a tank go further, because more cold water is mixed in at the tap. Tanks are often kept at 140 °F (60 °C) against Legionella with a thermostatic mixing valve behind them, since water of that temperature scalds within seconds. The volumes here are for use at the tap.",
    },
  ],
  faq: [
    {
      q: "What size water heater does a family of four need?",
      a: "Commonly 40 to 50 gallons with gas and 50 to 80 with electricity. The number of people matters less than what they do in the same hour: four showers before school need about 48 gallons by the Department of Energy’s figures, spread over the evening far less at a time.",
    },
    {
      q: "What is a first-hour rating?",
      a: "The hot water a full storage heater delivers in one hour, tank and reheating together, measured by a federal test. It says more about performance than the tank volume. Choose one within a few gallons of your peak hour demand.",
    },
    {
      q: "How many gpm does a tankless heater need to deliver?",
      a: "A shower takes 2 to 2.5 gpm, a kitchen faucet 1.5 to 2.2, a lavatory 0.5 to 1.5. Add those that run at once. Since cold is mixed in, the hot share is less, so adding full flows leaves some margin.",
    },
  ],
  related: ["plumbing/hot-water-recirculation", "plumbing/water-supply-pipe", "plumbing/fixture-units"],
  words: [
    "hot water heater size",
    "tankless water heater sizing",
    "first hour rating",
    "FHR calculator",
    "water heater gallons",
    "boiler for domestic hot water",
    "instant water heater kW",
    "water heater recovery rate",
    "geyser size",
    "hot water cylinder size",
    "on-demand heater gpm",
  ],
});
