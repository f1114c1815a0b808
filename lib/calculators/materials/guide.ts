export const guide: readonly { title: string; text: string }[] = [
  {
    title: "Properties",
    text: "Type a few letters of a name, an alias or a number: 6061, A36, S30400, 1.4301, Kevlar. Where there is a range, its midpoint is shown; the table below has both ends, the condition and the source of each value. Values that no source could confirm are left out.",
  },
  {
    title: "Find and chart",
    text: "Narrow the list by kind and by property limits (under “More options”), sort it, and choose its columns: a preset, or any properties in any order, each in its own unit. The chart shows any two properties of the materials that remain; the selected material is marked. You can download the table as CSV.",
  },
  {
    title: "Lines of equal index",
    text: "On a logarithmic chart of stiffness or strength against density, materials on a line of equal index perform equally at the same mass: E/ρ for a tie, E^½/ρ for a beam, E^⅓/ρ for a panel. The list shows the value for each material. The line runs through the selected material; slide it up until only a few materials remain, and find them in the list.",
  },
  {
    title: "Compare",
    text: "Up to five materials side by side: a table of every known property (or of the ones you choose, in units you choose) and bars that show each property as a percentage of the first material’s.",
  },
  {
    title: "Weight and cost",
    text: "Bars, plates, tubes, angles, channels, beams, spheres and rings, or any shape by its volume. Corners are assumed sharp, so rolled sections with fillets weigh one to three percent more. Enter a price per unit of mass to get the cost.",
  },
  {
    title: "Thermal expansion",
    text: "A free bar changes length by α·L·ΔT. Fixed at both ends, it is stressed by E·α·ΔT instead, whatever its length: a steel rail that warms by 40 K is under about 100 MPa. A warning appears when the stress exceeds the yield strength, when the material creeps, and when it melts.",
  },
  {
    title: "Typical values and minimums",
    text: "A typical value is what tests usually find; a minimum, marked with ≥, is what a standard guarantees. Compare like with like: the typical yield strength of 304 stainless steel is above the minimum of its standard.",
  },
  {
    title: "Temper and direction",
    text: "Heat treatment changes strength many times over and stiffness hardly at all, so the same alloy is listed in several tempers. Woods and fiber composites are many times stiffer along the grain than across it.",
  },
];
