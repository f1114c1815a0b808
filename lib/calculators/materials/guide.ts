export const guide: readonly { title: string; text: string }[] = [
  {
    title: "Properties",
    text: "Type a few letters of a name, an alias or a number: 6061, A36, S30400, 1.4301, Kevlar. The figures are the middle of a range where there is one; the table below has both ends, the condition and the source of each. What no source could confirm is left out.",
  },
  {
    title: "Find and chart",
    text: "Narrow the list by kind and by limits of properties (under “More options”), sort it, and choose its columns. The chart shows any two properties of what is left; the material above is marked. The table of what fits is a CSV at a press.",
  },
  {
    title: "Lines of equal index",
    text: "On a logarithmic chart of stiffness or strength over density, materials on a line of equal index do the same work at the same mass: E/ρ for a tie, E^½/ρ for a beam, E^⅓/ρ for a panel. The line runs through the material above; slide it up until few are left, and read them in the list.",
  },
  {
    title: "Compare",
    text: "Up to five materials side by side: a table of everything that is known of any of them, and bars that show each property as a percentage of the first material’s.",
  },
  {
    title: "Weight and cost",
    text: "Bars, plates, tubes, angles, channels, beams, spheres and rings. Corners are sharp, so rolled sections with their fillets weigh one to three percent more. Give a price per mass to get the cost.",
  },
  {
    title: "Thermal expansion",
    text: "A free bar changes its length by α·L·ΔT. Held at both ends, it is stressed by E·α·ΔT instead, whatever its length: a steel rail that warms by 40 K is under some 100 MPa. A warning tells when that is above the yield strength, when the material creeps, and when it melts.",
  },
  {
    title: "Typical values and minima",
    text: "A typical value is what tests usually find; a minimum, marked with ≥, is what a standard guarantees. Compare like with like: the typical yield strength of 304 stainless steel is above the minimum of its standard.",
  },
  {
    title: "Temper and direction",
    text: "Heat treatment changes strength many times over and stiffness hardly at all, so the same alloy stands here in several tempers. Woods and fiber composites are many times stiffer along their grain than across it.",
  },
];
