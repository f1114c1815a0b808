/** A figure as an article prints it: the text, and the unit of a round one; or several places that say the same. */
export type Figures = Readonly<Record<string, string | { text: string; unit: number }>>;

/** An article, a calculator, its address, and what the article says that stands there. */
export type ArticleFigures = readonly [slug: string, id: string, query: string, Figures];

const plumbing = "mastering-your-plumbing";
const fire = "understanding-firefighting-systems";
const loads = "decoding-hvac-calculations";
const systems = "ultimate-guide-hvac-systems";

const house =
  'fixtures=[["bathroom-group-tank",2],["kitchen-sink-private"],["dishwasher"],["clothes-washer-private"]]';
const houseBudget =
  "streetPressure=55&streetPressure.unit=psi&rise=20&rise.unit=foot&residual=20&residual.unit=psi&meterLoss=8&meterLoss.unit=psi&length=80&length.unit=foot&units=us";
const hose = "continuous=5&continuous.unit=gallon-us-per-minute";

export const store =
  "hazard=ordinary-2&spacing=13&spacing.unit=foot&lineSpacing=10&lineSpacing.unit=foot&hasSupply=false&units=us";
/** Three branch lines of four sprinklers, a cross main and a riser. */
export const storePipes =
  'segments=[["1–2",null,null,null,null,"steel-40-1",null,[13,"foot"]],["2–3",null,null,null,null,"steel-40-1-1-4",null,[13,"foot"]],["3–4",null,null,null,null,"steel-40-1-1-2",null,[13,"foot"]],["4–A",null,null,null,null,"steel-40-1-1-2",null,[7,"foot"],[["tee-branch"]]],["A–B","none",null,null,null,"steel-40-2-1-2",null,[10,"foot"]],["B–C","alike",null,null,null,"steel-40-2-1-2",null,[10,"foot"]],["Riser","alike",null,null,null,"steel-40-3",null,[90,"foot"],[["elbow-90",3],["butterfly-valve"],["swing-check"]],[15,"foot"]]]';

/** The store with a hydrant flow test. */
const supplied =
  "hazard=ordinary-2&spacing=13&spacing.unit=foot&lineSpacing=10&lineSpacing.unit=foot&units=us&static=72&static.unit=psi&residual=58&residual.unit=psi&testFlow=751&testFlow.unit=gallon-us-per-minute";

/** 300 ft² under an attic, walls to the west and the north, two people and 500 W. */
export const cornerRoom =
  'station=nashville-intl-ap-tn-usa&rooms=[["Corner room",[300,"square-foot"],[8,"foot"],[[null,"w",[160,"square-foot"],"u",null,null,null,null,[0.06,"btu-per-hour-square-foot-fahrenheit"],null,null,null,null,null,null,"own",[30,"square-foot"],null,[0.3,"btu-per-hour-square-foot-fahrenheit"],0.3],[null,"n",[120,"square-foot"],"u",null,null,null,null,[0.06,"btu-per-hour-square-foot-fahrenheit"]],["roof",null,[300,"square-foot"],"u",null,null,null,null,[0.032,"btu-per-hour-square-foot-fahrenheit"],null,0.8]],null,"seated-very-light-work",null,null,0,null,[1.6667,"watt-per-square-foot"],null,null,0.35]]&ventilation=none&coolingIndoor=75&coolingIndoor.unit=fahrenheit&heatingIndoor=70&heatingIndoor.unit=fahrenheit&coolingSupply=55&coolingSupply.unit=fahrenheit&units=us';
const at01 = "flow.unit=cubic-foot-per-minute&frictionRate=0.1&frictionRate.unit=inch-of-water-per-100-feet";

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
    "mode=heater&heater=storage&units=us",
    { hourDemand: "46 gallons", recovery: "64 gallons", firstHourRating: "92" },
  ],
  [
    plumbing,
    "plumbing",
    "mode=heater&heater=storage&tank=40&tank.unit=gallon-us&heaterInput=4.5&heaterInput.unit=kilowatt&efficiency=98&temperatureRise=60&temperatureRise.unit=delta-fahrenheit&units=us",
    { recovery: "30", firstHourRating: "58" },
  ],
  [
    plumbing,
    "plumbing",
    "mode=heater&heater=tankless&peakFlow=5&peakFlow.unit=gallon-us-per-minute&temperatureRise=60&temperatureRise.unit=delta-fahrenheit&efficiency=80&units=us",
    { heatInput: { text: "187,000 Btu/h", unit: 1000 } },
  ],
  [
    plumbing,
    "plumbing",
    `mode=drainage&${house}&stacks=1&intervals=2&ventLength=40&ventLength.unit=foot&units=us`,
    { stack: "3 in", vent: "2 in", branchVent: "1½ in", drainVelocity: "2.6 ft/s" },
  ],
  [
    plumbing,
    "plumbing",
    `mode=drainage&${house}&units=us`,
    { drainageUnits: "16 dfu", buildingDrain: "3 in" },
  ],
  [
    fire,
    "firefighting",
    `layout=none&overflow=0&${store}`,
    {
      density: "0.20 gpm/ft²",
      designArea: "1,500 ft²",
      areaFlow: "300 gpm",
      systemFlow: "312 gpm",
      hoseFlow: "250 gpm",
      totalDemand: "562 gpm",
      duration: "60 minutes",
      tankVolume: "33,720",
      sprinklers: "12",
      sprinklerFlow: "26 gpm",
    },
  ],
  [
    fire,
    "firefighting",
    `layout=none&overflow=0&isSupervised=false&${store}`,
    { duration: "90 minutes", tankVolume: "50,580" },
  ],
  [
    fire,
    "firefighting",
    `${store}&${storePipes}`,
    { startPressure: "21.6 psi", systemFlow: "345 gpm", requiredPressure: "63.3 psi" },
  ],
  [
    fire,
    "firefighting",
    `${store}&sprinkler=k-8&${storePipes}`,
    { startPressure: "10.6 psi", systemFlow: "375 gpm", requiredPressure: "57.2 psi" },
  ],
  [
    fire,
    "firefighting",
    "layout=none&overflow=0&hasSupply=false&system=dry&hazard=ordinary-2&spacing=13&spacing.unit=foot&lineSpacing=10&lineSpacing.unit=foot&units=us",
    {
      designArea: "1,950 ft²",
      sprinklers: "15",
      systemFlow: "390 gpm",
      totalDemand: "640",
      tankVolume: "38,400",
    },
  ],
  [
    fire,
    "firefighting",
    `${supplied}&${storePipes}`,
    { requiredPressure: "63.3 psi", totalDemand: "595 gpm", available: "62.9" },
  ],
  [
    fire,
    "firefighting",
    `sprinkler=k-8&${supplied}&${storePipes}`,
    { requiredPressure: "57.2 psi", totalDemand: "625 gpm", available: "62.0", safety: "4.8 psi" },
  ],
  [
    fire,
    "firefighting",
    'mode=hydrant&staticPressure=72&staticPressure.unit=psi&residualPressure=58&residualPressure.unit=psi&outlets=[[null,null,null,[2.5,"inch"],[20,"psi"]]]&target=20&target.unit=psi&units=us',
    { testFlow: "751 gpm", flowAtTarget: "1,525 gpm" },
  ],
  [
    fire,
    "firefighting",
    "mode=standpipe&standpipes=4&hasSupply=false&units=us",
    { totalDemand: "1,000 gpm" },
  ],
  [
    fire,
    "firefighting",
    "mode=standpipe&standpipes=4&isSprinklered=false&hasSupply=false&units=us",
    { totalDemand: "1,250 gpm" },
  ],
  [
    fire,
    "firefighting",
    "mode=pump&demandFlow=500&demandFlow.unit=gallon-us-per-minute&suction=tank&ratedFlow=500&ratedFlow.unit=gallon-us-per-minute&ratedPressure=100&ratedPressure.unit=psi&units=us",
    { power: "45 hp" },
  ],
  [
    loads,
    "hvac",
    `mode=quick&${cornerRoom}`,
    {
      "windowGain/E_b": "148 Btu/(h·ft²)",
      "windowGain/E_d": "76 from sky and ground",
      "windowGain/f_b": "0.935",
      "windowGain/f_d": "0.865",
      "solAir/E": "212",
      "solAir/alpha": "0.8",
      "components/Corner room/equipment": "1,706",
      coolingLoad: "6,527 Btu/h",
      peakHour: "15:00",
      heatingLoad: "2,779 Btu/h",
      heatingDensity: "9.3",
    },
  ],
  [
    loads,
    "hvac",
    cornerRoom,
    {
      coolingLoad: "6,156 Btu/h",
      peakHour: "16:00",
      "components/Corner room/sun": "1,584",
      airFlow: "256 cfm",
      coolingDensity: "20.5",
    },
  ],
  [
    loads,
    "ductsizer",
    "mode=friction&flow=256&flow.unit=cubic-foot-per-minute&frictionRate=0.08&frictionRate.unit=inch-of-water-per-100-feet&fittings=[]&units=us",
    { size: "9 in" },
  ],
  [
    systems,
    "ductsizer",
    `mode=friction&flow=400&${at01}&fittings=[]&units=us`,
    { neededDiameter: "9.7 in", size: "10 in" },
  ],
  [
    systems,
    "ductsizer",
    `mode=friction&flow=1000&${at01}&fittings=[]&units=us`,
    { size: "14 in", velocity: "935 fpm" },
  ],
  [
    systems,
    "ductsizer",
    `mode=friction&flow=1000&${at01}&maxVelocity=900&maxVelocity.unit=foot-per-minute&fittings=[]&units=us`,
    { size: "16 in", velocity: "716 fpm" },
  ],
  [systems, "hvac", 'rooms=[["House",[2000,"square-foot"]]]&bedrooms=3&units=us', { outdoorAir: "90 cfm" }],
];
