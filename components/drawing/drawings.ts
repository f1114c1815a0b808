import { AirHandler } from "./air-handler";
import { Amortization } from "./amortization";
import { BalancePoint } from "./balance-point";
import { BmiChart } from "./bmi-chart";
import { CardPayoff } from "./card-payoff";
import { DuctCleaning } from "./duct-cleaning";
import { DuctSystem } from "./duct-system";
import { EnergyNeeds } from "./energy-needs";
import { FeeDrag } from "./fee-drag";
import { FilterEfficiency } from "./filter-efficiency";
import { HiringSteps } from "./hiring-steps";
import { HourlyLoads } from "./hourly-loads";
import { PaymentStages } from "./payment-stages";
import { ProjectLinks } from "./project-links";
import { PsychrometricProcess } from "./psychrometric-process";
import { ResultCard } from "./result-card";
import { RiserDiagram } from "./riser-diagram";
import { SineInverse } from "./sine-inverse";
import { SprinklerTree } from "./sprinkler-tree";
import { SupplyGraph } from "./supply-graph";
import { UnitCircle } from "./unit-circle";
import { WaterHeater } from "./water-heater";
import { WeightLoss } from "./weight-loss";

/** Drawings by the names that the articles' Markdown uses. */
export const drawings = {
  AirHandler,
  Amortization,
  BalancePoint,
  BmiChart,
  CardPayoff,
  DuctCleaning,
  DuctSystem,
  EnergyNeeds,
  FeeDrag,
  FilterEfficiency,
  HiringSteps,
  HourlyLoads,
  PaymentStages,
  ProjectLinks,
  PsychrometricProcess,
  ResultCard,
  RiserDiagram,
  SineInverse,
  SprinklerTree,
  SupplyGraph,
  UnitCircle,
  WaterHeater,
  WeightLoss,
};
