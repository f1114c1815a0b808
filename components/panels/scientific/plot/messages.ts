export const messages = {
  noValue: "No real value in this window.",
  singlePoints: "Real only at single points in this window.",
  readAs: (text: string) => `Read as ${text}`,
  notNumber: "Enter a number.",
  invalidLimits: "Enter a lower limit that is smaller than the upper one.",
  imageNotCreated: "The image could not be created. Please try SVG.",
  morePoints: "There are more points here.",
  zoomIn: "Zoom in to see them.",
  withoutFunction: "Plot without a function",
  plotOf: (functions: string) => `Plot of ${functions}`,
};
