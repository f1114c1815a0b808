import type { DrawnProps } from "./drawing-parts";
import { messages } from "./messages";
import { Arrow, HEIGHT, Note, type Place, pathOf, Sheet, WIDTH } from "./sheet";

const AXIS = HEIGHT / 2;
const LENS = WIDTH / 2;
const FARTHEST = 8;

export function Lens({ at, text, unknown }: DrawnProps) {
  const [object, image, focus] = [at("d_o"), at("d_i"), at("f")];
  const magnification = -image / object;
  // Excludes a very distant image, which would leave no room for the rest.
  const near = Math.max(Math.abs(object), Math.abs(focus));
  const reach = Math.max(near, Math.min(Math.abs(image), near * FARTHEST));
  const scale = (WIDTH / 2 - 36) / reach;
  const tallest = Math.max(1, Math.min(Math.abs(magnification), FARTHEST));
  const height = Math.min(64, 92 / tallest);
  const x = (distance: number): number => LENS + distance * scale;
  const top: Place = [x(-object), AXIS - height];
  const tip: Place = [x(image), AXIS - height * magnification];
  const isVirtual = image < 0;
  const far = (through: Place, from: Place): Place => {
    const slope = (through[1] - from[1]) / (through[0] - from[0] || 1e-9);
    return [WIDTH - 10, from[1] + slope * (WIDTH - 10 - from[0])];
  };
  const entry: Place = [LENS, top[1]];
  return (
    <Sheet label={(isVirtual ? messages.virtualImage : messages.realImage)(text)}>
      <path d={`M10 ${AXIS}H${WIDTH - 10}`} className="stroke-line-strong" />
      <path d={`M${LENS} 24V${HEIGHT - 24}`} strokeWidth={2.5} />
      {focus > 0 ? (
        <path
          d={`M${LENS - 7} 34L${LENS} 24L${LENS + 7} 34M${LENS - 7} ${HEIGHT - 34}L${LENS} ${HEIGHT - 24}L${LENS + 7} ${HEIGHT - 34}`}
        />
      ) : (
        <path
          d={`M${LENS - 7} 16L${LENS} 24L${LENS + 7} 16M${LENS - 7} ${HEIGHT - 16}L${LENS} ${HEIGHT - 24}L${LENS + 7} ${HEIGHT - 16}`}
        />
      )}
      {[focus, -focus].map((place) => (
        <circle key={place} cx={x(place)} cy={AXIS} r={3} className="fill-ink" />
      ))}
      <g className="stroke-muted" strokeWidth={1.25}>
        <path d={pathOf([top, entry, far(isVirtual ? entry : tip, isVirtual ? tip : entry)])} />
        <path d={pathOf([top, far([LENS, AXIS], top)])} />
        {isVirtual && (
          <path d={`${pathOf([entry, tip])}${pathOf([[LENS, AXIS], tip])}`} strokeDasharray="4 4" />
        )}
      </g>
      <Arrow from={[top[0], AXIS]} to={top} />
      <g strokeDasharray={isVirtual ? "4 4" : undefined}>
        <Arrow from={[tip[0], AXIS]} to={tip} className="stroke-accent" />
      </g>
      <Note x={Math.max(36, top[0])} y={AXIS + 22} strong={unknown === "d_o"}>
        {text("d_o")}
      </Note>
      <Note
        x={Math.min(WIDTH - 44, Math.max(44, tip[0]))}
        y={isVirtual || magnification > 0 ? AXIS + 42 : AXIS - 12}
        strong={unknown === "d_i"}
      >
        {text("d_i")}
      </Note>
      <Note x={WIDTH - 14} y={28} anchor="end" strong={unknown === "f"}>
        f = {text("f")}
      </Note>
    </Sheet>
  );
}

export function Refraction({ at, text, unknown }: DrawnProps) {
  const [incidence, refraction] = [at("theta_1"), at("theta_2")];
  const length = 118;
  const foot: Place = [LENS, AXIS];
  const from: Place = [LENS - length * Math.sin(incidence), AXIS - length * Math.cos(incidence)];
  const to: Place = [LENS + length * Math.sin(refraction), AXIS + length * Math.cos(refraction)];
  return (
    <Sheet label={messages.refraction(text)}>
      <rect x={1} y={AXIS} width={WIDTH - 2} height={HEIGHT - AXIS - 1} className="fill-sunken stroke-none" />
      <path d={`M1 ${AXIS}H${WIDTH - 1}`} />
      <path d={`M${LENS} 16V${HEIGHT - 16}`} className="stroke-line-strong" strokeDasharray="4 4" />
      <g strokeWidth={2} className="stroke-accent">
        <Arrow from={from} to={foot} />
        <Arrow from={foot} to={to} />
      </g>
      <Note x={LENS - 12} y={30} anchor="end" strong={unknown === "theta_1"}>
        {text("theta_1")}
      </Note>
      <Note x={LENS + 12} y={HEIGHT - 20} anchor="start" strong={unknown === "theta_2"}>
        {text("theta_2")}
      </Note>
      <Note x={WIDTH - 16} y={AXIS - 12} anchor="end" strong={unknown === "n_1"}>
        n₁ = {text("n_1")}
      </Note>
      <Note x={WIDTH - 16} y={AXIS + 24} anchor="end" strong={unknown === "n_2"}>
        n₂ = {text("n_2")}
      </Note>
    </Sheet>
  );
}
