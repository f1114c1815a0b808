import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "duct-velocity",
  name: "Air velocity in a duct",
  heading: "Duct Velocity Calculator: CFM to FPM",
  question: "How fast does the air move in this duct?",
  lead: "Airflow divided by the inside cross-section is the velocity; with it come the velocity pressure a Pitot tube reads and the friction rate of the duct.",
  seo: {
    title: "Duct Velocity Calculator: CFM to FPM",
    description:
      "Air velocity in a round, rectangular or oval duct from cfm or L/s, with velocity pressure, friction rate and the usual limits for noise.",
  },
  fixed: { mode: "size" },
  fields: ["flow", "shape", "diameter", "ductWidth", "ductHeight"],
  defaults: { flow: { si: "200", us: "400" }, diameter: { si: "250", us: "10" } },
  answer: ["velocity", "velocityPressure", "frictionRate"],
  examples: [
    {
      id: "cfm-400-10-in",
      title: "400 cfm in a 10 in. round duct: 733 ft/min",
      origin: { kind: "independent", by: "400 ft³/min ÷ (π/4 × (10/12 ft)²) = 733.39 ft/min, in Python" },
      inputs: {
        flow: { value: 400, unit: "cubic-foot-per-minute" },
        diameter: { value: 10, unit: "inch" },
      },
      expect: { outputs: { velocity: 3.72560076706 } },
    },
    {
      id: "galvanized-280",
      title: "350 L/s in 280 mm: 5.7 m/s",
      origin: {
        kind: "independent",
        by: "the fluids library for Python (C. Bell), friction_factor, with ASHRAE’s standard air of 1.204 kg/m³",
      },
      inputs: { flow: { value: 350, unit: "liter-per-second" }, diameter: 280 },
      expect: { outputs: { velocity: 5.684, frictionRate: 1.348 }, tolerance: 0.001 },
    },
    {
      id: "cfm-1000-14-10",
      title: "1,000 cfm in 14 × 10 in.: 1,029 ft/min",
      origin: { kind: "independent", by: "1,000 ft³/min × 144 ÷ (14 × 10) = 1,028.57 ft/min" },
      inputs: {
        flow: { value: 1000, unit: "cubic-foot-per-minute" },
        shape: "rectangular",
        ductWidth: { value: 14, unit: "inch" },
        ductHeight: { value: 10, unit: "inch" },
      },
      expect: { outputs: { velocity: 5.2251428571429 } },
    },
  ],
  guide: [
    {
      title: "The formula",
      text: "Velocity in ft/min is cfm divided by the cross-section in square feet; in inches, multiply cfm by 144 and divide by the area. In metric, divide m³/s by m². Use the clear inside size, without insulation or liner, and for a flat oval the area of the oval, not of its bounding rectangle.",
    },
    {
      title: "Velocity pressure",
      text: "Moving air has a velocity pressure of half its density times velocity squared: in standard air, (fpm ÷ 4005)² inches of water. A Pitot tube measures that difference between total and static pressure. The page uses the density at your temperature and altitude, where 4005 no longer holds.",
    },
    {
      title: "How fast is too fast",
      text: "Homes are usually kept below 900 ft/min in mains and 700 in branches, offices below about 1,300 in mains. For a quiet room ASHRAE’s table depends on where the duct runs and on the room criterion; choose both under “More options” and the answer is checked. Exhaust with dust needs a minimum instead.",
    },
    {
      title: "Average and peak",
      text: "The result is the average over the section. At the center of a straight duct air is faster, at the wall it is still, and just after an elbow the profile is lopsided. A single anemometer reading in the middle therefore overstates the airflow; traverse the section, as ASHRAE Standard 111 describes.",
    },
  ],
  faq: [
    {
      q: "How do I convert cfm to fpm?",
      a: "Divide cfm by the duct’s area in square feet. There is no fixed factor: the same cfm is slow in a large duct and fast in a small one. Going back, fpm times square feet is cfm.",
    },
    {
      q: "What velocity is typical in residential ducts?",
      a: "Recommendations for homes are 700 to 900 ft/min in main ducts and 500 to 700 in branches. Faster air can be heard at registers; much slower air only means that the duct is larger than it had to be.",
    },
    {
      q: "Does temperature change the velocity?",
      a: "Not if the airflow is the actual volume in the duct, as entered here. If your cfm is standard air and the duct is hot or high above sea level, the same mass takes more volume and moves faster. Convert the airflow first.",
    },
  ],
  related: [
    "ductsizer/duct-size",
    "ductsizer/duct-fittings",
    "ductsizer/rectangular-duct",
    "hvac/ventilation",
  ],
  words: [
    "cfm to fpm",
    "air speed in duct",
    "duct air velocity",
    "feet per minute from cfm",
    "velocity pressure",
    "pitot tube velocity",
    "airflow to velocity",
    "duct fpm",
    "m3/h to m/s duct",
    "face velocity",
  ],
});
