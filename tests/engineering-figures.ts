/** A figure as an article prints it: the text, and the unit of a round one; or several places that say the same. */
export type Figures = Readonly<Record<string, string | { text: string; unit: number }>>;

/** An article, a calculator, its address, and what the article says that stands there. */
export type ArticleFigures = readonly [slug: string, id: string, query: string, Figures];

const plumbing = "mastering-your-plumbing";

const house =
  'fixtures=[["bathroom-group-tank",2],["kitchen-sink-private"],["dishwasher"],["clothes-washer-private"]]';
const houseBudget =
  "streetPressure=55&streetPressure.unit=psi&rise=20&rise.unit=foot&residual=20&residual.unit=psi&meterLoss=8&meterLoss.unit=psi&length=80&length.unit=foot&units=us";
const hose = "continuous=5&continuous.unit=gallon-us-per-minute";

/** Figures of the articles on buildings, with the addresses of the calculators that work them out. */
export const engineeringFigures: readonly ArticleFigures[] = [
  [
    plumbing,
    "plumbing",
    `${house}&units=us`,
    { fixtureUnits: "11.4 wsfu", curveDemand: "15.6 gpm", calculatorDemand: "11.0 gpm" },
  ],
  [
    plumbing,
    "plumbing",
    `${house}&${hose}&${houseBudget}`,
    {
      demand: "20.6 gpm",
      availablePressure: "**18.3**",
      allowedRate: "15.3 psi",
      serviceSize: "1¼ in",
      "sizes/¾ in/diameter": "0.785 in",
      "sizes/¾ in/rate": "42.4 psi",
      "sizes/¾ in/velocity": "13.7 ft/s",
      "sizes/1 in/diameter": "1.025 in",
      "sizes/1 in/rate": "11.6 psi",
      "sizes/1 in/velocity": "8.03 ft/s",
      "sizes/1¼ in/diameter": "1.265 in",
      "sizes/1¼ in/rate": "4.2 psi",
      "sizes/1¼ in/velocity": "5.3 ft/s",
    },
  ],
  [
    plumbing,
    "plumbing",
    `${house}&${houseBudget}`,
    { demand: "15.6 gpm", serviceSize: "1 in", velocity: "6.1 ft/s" },
  ],
  [
    plumbing,
    "pipesizer",
    "mode=drop&flow=15.6&flow.unit=gallon-us-per-minute&pipe=copper-l-1&length=100&length.unit=foot&fittings=[]&temperature=20&units=us",
    { frictionLoss: "6.2 psi", hazenWilliamsLoss: "6.9" },
  ],
  [
    plumbing,
    "plumbing",
    `mode=drainage&${house}&units=us`,
    { drainageUnits: "16 dfu", buildingDrain: "3 in" },
  ],
];
