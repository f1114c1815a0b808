/** Families of materials as they are called in the form; their groups have names of their own in data/materials. */
export const kinds: Readonly<Record<string, string>> = {
  metal: "Metals",
  polymer: "Plastics and rubbers",
  ceramic: "Technical ceramics",
  glass: "Glasses",
  composite: "Fibers and composites",
  wood: "Woods",
  concrete: "Concrete, stone and masonry",
  foam: "Foams and insulation",
  fluid: "Fluids",
};
