import type { Sentence, SentenceValue } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";
import type { HouseLoads } from "./house-loads.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { personHeat } from "./room.ts";
import { airText, figure, uText } from "./texts.ts";

/** Lists the properties of a generated house, a sentence each. */
export function houseAssumptions(inputs: Inputs<"house">, { house, result }: HouseLoads): Sentence[] {
  const { assumptions, sides } = messages.house;
  const { quality, side, height, rooms } = house;
  const { building, ventilation, setting } = result;
  const length = (value: number): SentenceValue => ({ value, format: formats.measure });
  const degrees = (value: number): SentenceValue => ({ value, format: formats.indoorTemperature });
  const heat = (value: number): SentenceValue => ({ value, format: { ...formats.heat, significant: 3 } });
  const glass = rooms.flatMap(({ walls }) => walls).reduce((sum, { windowArea }) => sum + windowArea, 0);
  const { input } = building.rooms[0] ?? {};
  const person = input ? personHeat(input, inputs.handbook) : { sensible: 0, latent: 0 };
  const lights = building.rooms.reduce(
    (sum, room) => sum + room.input.area * (room.input.lights + room.input.equipment),
    0,
  );
  const { ductGain, ductLoss, coolingIndoor, heatingIndoor } = setting.inputs;
  return [
    assumptions.plan({ side: length(side), height: length(height) }),
    assumptions.envelope({
      wall: uText(quality.wallU),
      ceiling: uText(quality.ceilingU),
      window: uText(quality.windowU),
      shgc: figure(quality.shgc),
    }),
    assumptions.windows({
      area: { value: glass, format: { ...formats.surfaceArea, significant: 3 } },
      share: figure((100 * glass) / building.floorArea),
      side:
        inputs.windowSide === "even" ? assumptions.evenSides : assumptions.mainSide(sides[inputs.windowSide]),
    }),
    assumptions.air({
      changes: figure(quality.airChanges),
      outdoorAir: airText(ventilation.outdoorAir),
    }),
    assumptions.gains({
      people: heat(person.sensible + person.latent),
      lights: heat(lights),
    }),
    ...(ductGain > 0 || ductLoss > 0
      ? [assumptions.ducts({ gain: figure(ductGain), loss: figure(ductLoss) })]
      : []),
    rooms[0]?.floor === "open" ? assumptions.openFloor(uText(quality.floorU)) : assumptions.slab,
    assumptions.indoor({ cooling: degrees(coolingIndoor), heating: degrees(heatingIndoor) }),
  ];
}
