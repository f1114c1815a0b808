import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Torque is force times lever arm. It has the same dimensions as energy but is never given in joules: 1 J is work, while 1 N·m of torque does 2π J of work per revolution.",
    "A foot-pound and a pound-foot are the same torque, and so are lb·ft and lbf·ft on a wrench: the pound is a pound-force.",
    "Kilogram-force and pound-force are based on standard gravity, 9.80665 m/s².",
  ],
  pairs: [
    {
      slug: "newton-meters-to-foot-pounds",
      from: "newton-meter",
      to: "foot-pound",
      title: "Newton-Meters to Foot-Pounds (N·m to ft-lb)",
      about: "European and Asian manuals give newton-meters for bolts and engines; many American wrenches are marked in foot-pounds.",
      rule: "× 3, ÷ 4",
      familiar: [
        ["25", "a spark plug, about"],
        ["110", "a wheel bolt of a car, about"],
        ["250", "the engine of a compact car, turbocharged"],
        ["600", "the engine of a light-duty diesel pickup, about"],
      ],
      faq: [
        {
          q: "How many ft-lb is 100 Nm?",
          a: "100 N·m is 73.76 lbf·ft. Many lug nuts are set to 120 N·m, which is 88.51 lbf·ft.",
        },
        {
          q: "How many newton-meters is 150 foot-pounds, the top of many torque wrenches?",
          a: "150 lbf·ft is 203.4 N·m. Axle nuts often need more than such a wrench can apply.",
        },
      ],
    },
    {
      slug: "foot-pounds-to-newton-meters",
      from: "foot-pound",
      to: "newton-meter",
      title: "Foot-Pounds to Newton-Meters (ft-lb to N·m)",
      about: "US torque charts and truck manuals use foot-pounds, also written lb-ft; metric wrenches need newton-meters.",
      rule: "× 4, ÷ 3",
      familiar: [
        ["20", "an oil drain plug, about"],
        ["80", "a lug nut of a car, about"],
        ["100", "a lug nut of a compact pickup, about"],
        ["450", "a lug nut of a semi truck, about"],
      ],
      faq: [
        {
          q: "How many Nm is 80 ft-lb for lug nuts?",
          a: "80 lbf·ft is 108.5 N·m. The usual range for passenger cars, 80 to 100 lbf·ft, ends at 135.6 N·m; the owner’s manual has the figure for yours.",
        },
        { q: "Is lb-ft the same as ft-lb, and how many newton-meters is it?", a: "Yes: both are 1 lbf·ft, or 1.356 N·m. Some writers keep lb-ft for torque and ft-lb for energy." },
      ],
    },
    {
      slug: "inch-pounds-to-newton-meters",
      from: "inch-pound",
      to: "newton-meter",
      title: "Inch-Pounds to Newton-Meters (in-lb to N·m)",
      about: "Scope mounts, bicycle stems, valve covers and electrical lugs have small torques, which US instructions give in inch-pounds.",
      rule: "÷ 9",
      familiar: [
        ["20", "a screw of a rifle scope ring, about"],
        ["45", "a bicycle stem bolt, about"],
        ["90", "a valve cover bolt, about"],
        ["250", "a lug of a large breaker, about"],
      ],
      faq: [
        {
          q: "How many Nm is 50 in-lb?",
          a: "50 lbf·in is 5.649 N·m. A bicycle part marked 5 N·m takes 44.25 lbf·in.",
        },
        { q: "Can I set 10 foot-pounds on an inch-pound wrench, and how many newton-meters is it?", a: "Yes: it is 120 lbf·in, or 13.56 N·m. At such low torques, an inch-pound wrench is usually the more accurate tool." },
      ],
    },
    {
      slug: "kilogram-force-centimeters-to-newton-meters",
      from: "kilogram-force-centimeter",
      to: "newton-meter",
      title: "kg-cm to Newton-Meters (kgf·cm to N·m)",
      about: "Hobby servos and small gear motors from Asia are listed in kg-cm: the weight in kilograms that the servo can hold on an arm of one centimeter.",
      rule: "÷ 10",
      familiar: [
        ["1.8", "a micro servo"],
        ["10", "a standard servo, about"],
        ["20", "a strong digital servo, about"],
        ["60", "a joint of a small robot arm, about"],
      ],
      faq: [
        {
          q: "What is the torque of a 20 kg-cm servo in newton-meters?",
          a: "Its stall torque of 20 kgf·cm is 1.96133 N·m. On an arm of ten centimeters it holds two kilograms, but only briefly; plan for half.",
        },
        { q: "How many kg-cm is a stepper motor of 0.4 newton-meters?", a: "0.4 N·m is 4.079 kgf·cm, a usual holding torque of the size NEMA 17." },
      ],
    },
    {
      slug: "newton-meters-to-inch-pounds",
      from: "newton-meter",
      to: "inch-pound",
      title: "Newton-Meters to Inch-Pounds (N·m to in-lb)",
      about: "Bicycles, firearms and electronics have metric torques that a US wrench shows in inch-pounds.",
      rule: "× 9",
      familiar: [
        ["2", "a small electrical terminal, about"],
        ["5", "a carbon handlebar clamp"],
        ["10", "an M6 bolt, grade 8.8, about"],
        ["25", "a spark plug, about"],
      ],
      faq: [
        {
          q: "Which inch-pound setting is 10 Nm?",
          a: "10 N·m is 88.51 lbf·in. Below 3 N·m, or 26.55 lbf·in, use a torque screwdriver, because most wrenches are inaccurate at the low end of their range.",
        },
        { q: "What do I set on an inch-pound wrench for a handlebar clamp of 5 N·m?", a: "5 N·m is 44.25 lbf·in, so set 44 lbf·in, which is 4.971 N·m. Do not go over the figure on a carbon part." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["newton-meters-to-foot-pounds", "foot-pounds-to-newton-meters"],
      exact: true,
      q: "How do I convert newton-meters to foot-pounds?",
      a: "Multiply by 0.7376. A wheel-bolt torque of 110 N·m is 81.13 lbf·ft. In the other direction, multiply by 1.3558179483314004, which is exact: 80 lbf·ft is 108.5 N·m.",
    },
    {
      pairs: ["foot-pounds-to-newton-meters"],
      general: true,
      q: "Is lb-ft the same as ft-lb?",
      a: "For torque, yes: both are one pound-force on a one-foot lever, 1.356 N·m. Some texts write lb-ft for torque and ft-lb for work to distinguish the two. An inch-pound is one-twelfth as much: 1 lbf·ft = 12 lbf·in.",
    },
    {
      pairs: ["kilogram-force-centimeters-to-newton-meters"],
      q: "How do I convert kg-cm to newton-meters?",
      a: "Multiply by 0.0980665. A hobby servo rated at 20 kg-cm delivers 1.96133 N·m: kg-cm means kilogram-force centimeter, so it can hold 20 kg on a 1 cm arm. One kgf·cm is 13.89 ozf·in.",
    },
    {
      pairs: ["inch-pounds-to-newton-meters", "newton-meters-to-inch-pounds"],
      q: "How do I convert inch-pounds to newton-meters?",
      a: "Multiply by 0.113. A setting of 250 lbf·in is 28.25 N·m or 20.83 lbf·ft. Check the wrench scale before use: reading 250 lbf·in as lbf·ft overtightens by a factor of 12.",
    },
    {
      q: "How do I calculate power from torque and rpm?",
      a: "Multiply the torque in N·m by the angular velocity in rad/s. In practice, kW = N·m × rpm / 9,549 and hp = lbf·ft × rpm / 5,252. An engine producing 300 N·m at 4,000 rpm delivers 125.7 kW.",
    },
    {
      q: "Is a newton-meter of torque a joule?",
      a: "The dimensions are the same, but the quantities are not. A joule is the work of one newton acting along one meter of path; a newton-meter of torque is one newton acting at right angles to a one-meter lever. Torque does work only when a shaft turns: 1 N·m through one revolution is 6.283 J.",
    },
  ],
});
