import { failure, firstProblem } from "../../core/result/result.ts";
import { computeModule } from "../../kit/calculator/compute-module.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import { pressureAtAltitude } from "../../science/psychrometrics/moist-air.ts";
import { airStateByTwo } from "../../science/psychrometrics/two-properties.ts";
import type calculator from "./calculator.ts";
import { chartsOf } from "./chart.ts";
import { messages } from "./messages.ts";
import { enteredProperties, fieldOf, type PropertyId } from "./properties.ts";
import { describeProblem, describeRange, isDependent, warningsOf } from "./sentences.ts";
import { stepsFor } from "./steps.ts";

/**
 * Solves the state of moist air from two properties and its pressure: ASHRAE Handbook — Fundamentals 2021,
 * chapter 1.
 */
export const { compute } = computeModule<typeof calculator>({
  compute: (inputs) => {
    const pressure = inputs.pressureBy === "altitude" ? pressureAtAltitude(inputs.altitude) : inputs.pressure;
    const [first, second] = enteredProperties(inputs);
    const entered = [fieldOf(first.property), fieldOf(second.property)] as const;
    const solved = airStateByTwo(first, second, pressure);
    if (!solved.ok) {
      const { message: problem } = firstProblem(solved);
      if (typeof problem === "string") return failure(entered[0], describeProblem(problem));
      return isDependent(problem)
        ? failure("known", messages.errors.propertiesDependent)
        : failure(fieldOf(problem.property), describeRange(problem));
    }
    const { state, range } = solved.value;
    return {
      ok: true,
      value: {
        outputs: {
          ...unknownProperties(state, entered),
          density: state.density,
          vaporPressure: state.vaporPressure,
          absoluteHumidity: state.humidityRatio / state.specificVolume,
          airPressure: pressure,
        },
        steps: stepsFor(state, [first, second], inputs),
        warnings: warningsOf(state, range),
        charts: chartsOf(state),
      },
    };
  },
});

function unknownProperties(
  state: AirState,
  entered: readonly PropertyId[],
): Partial<Record<PropertyId, number>> {
  const properties: Record<PropertyId, number | undefined> = {
    dryBulb: state.temperature,
    relativeHumidity: 100 * state.relativeHumidity,
    dewPoint: state.dewPoint,
    wetBulb: state.wetBulb,
    humidityRatio: state.humidityRatio,
    enthalpy: state.enthalpy,
    specificVolume: state.specificVolume,
  };
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([id, value]) => value !== undefined && !entered.includes(id as PropertyId),
    ),
  );
}
