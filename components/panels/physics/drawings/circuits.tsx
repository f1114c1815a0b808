import type { DrawnProps } from "./drawing-parts";
import { messages } from "./messages";
import { Note, Sheet } from "./sheet";

const [LEFT, RIGHT, TOP, BOTTOM] = [90, 390, 60, 210];

/** Resistor by IEC, horizontal or vertical, around its center. */
const Resistor = ({ x, y, upright = false }: { x: number; y: number; upright?: boolean }) =>
  upright ? (
    <rect x={x - 11} y={y - 28} width={22} height={56} className="fill-surface" />
  ) : (
    <rect x={x - 28} y={y - 11} width={56} height={22} className="fill-surface" />
  );

const Terminals = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy={TOP} r={4} className="fill-surface" />
    <circle cx={x} cy={BOTTOM} r={4} className="fill-surface" />
  </>
);

const Source = ({ y = (TOP + BOTTOM) / 2 }: { y?: number }) => (
  <>
    <rect x={LEFT - 18} y={y - 5} width={36} height={10} className="fill-surface stroke-none" />
    <path d={`M${LEFT - 18} ${y - 5}H${LEFT + 18}M${LEFT - 9} ${y + 5}H${LEFT + 9}`} strokeWidth={2} />
  </>
);

const Loop = () => <path d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} />;

export function Series({ text, unknown }: DrawnProps) {
  return (
    <Sheet label={messages.series(text)}>
      <path d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}`} />
      <Terminals x={LEFT} />
      <Resistor x={190} y={TOP} />
      <Resistor x={300} y={TOP} />
      <Note x={190} y={TOP - 22} strong={unknown === "R_1"}>
        {text("R_1")}
      </Note>
      <Note x={300} y={TOP - 22} strong={unknown === "R_2"}>
        {text("R_2")}
      </Note>
      <Note x={LEFT + 16} y={(TOP + BOTTOM) / 2 + 5} anchor="start" strong={unknown === "R"}>
        R = {text("R")}
      </Note>
    </Sheet>
  );
}

export function Parallel({ text, unknown }: DrawnProps) {
  const middle = (TOP + BOTTOM) / 2;
  return (
    <Sheet label={messages.parallel(text)}>
      <path d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}M270 ${TOP}V${BOTTOM}`} />
      <Terminals x={LEFT} />
      <Resistor x={270} y={middle} upright />
      <Resistor x={RIGHT} y={middle} upright />
      <Note x={252} y={middle + 5} anchor="end" strong={unknown === "R_1"}>
        {text("R_1")}
      </Note>
      <Note x={RIGHT + 18} y={middle + 5} anchor="start" strong={unknown === "R_2"}>
        {text("R_2")}
      </Note>
      <Note x={LEFT - 12} y={middle + 5} anchor="start" strong={unknown === "R"}>
        R = {text("R")}
      </Note>
    </Sheet>
  );
}

export function Divider({ text, unknown }: DrawnProps) {
  return (
    <Sheet label={messages.divider(text)}>
      <path
        d={`M${LEFT} ${TOP - 20}H270V${BOTTOM + 20}H${LEFT}ZM270 135H${RIGHT}M270 ${BOTTOM + 20}H${RIGHT}`}
      />
      <Source y={135} />
      <Resistor x={270} y={86} upright />
      <Resistor x={270} y={184} upright />
      <circle cx={RIGHT} cy={135} r={4} className="fill-surface" />
      <circle cx={RIGHT} cy={BOTTOM + 20} r={4} className="fill-surface" />
      <Note x={252} y={91} anchor="end" strong={unknown === "R_1"}>
        {text("R_1")}
      </Note>
      <Note x={252} y={189} anchor="end" strong={unknown === "R_2"}>
        {text("R_2")}
      </Note>
      <Note x={LEFT + 26} y={140} anchor="start" strong={unknown === "V"}>
        {text("V")}
      </Note>
      <Note x={RIGHT} y={189} strong={unknown === "V_2"}>
        {text("V_2")}
      </Note>
    </Sheet>
  );
}

/** A resistor with a capacitor or a coil at a source. */
export function Charging({ at, text, unknown }: DrawnProps) {
  const hasCoil = Number.isFinite(at("L"));
  const middle = (TOP + BOTTOM) / 2;
  const [part, gives] = hasCoil ? ["L", "I"] : ["C", "v"];
  return (
    <Sheet label={messages.circuit(text, [part, gives])}>
      <Loop />
      <Source />
      <Resistor x={240} y={TOP} />
      {hasCoil ? (
        <>
          <rect x={RIGHT - 3} y={middle - 36} width={6} height={72} className="fill-surface stroke-none" />
          <path d={`M${RIGHT} ${middle - 36}${"a12 12 0 0 1 0 24".repeat(3)}`} />
        </>
      ) : (
        <>
          <rect x={RIGHT - 3} y={middle - 6} width={6} height={12} className="fill-surface stroke-none" />
          <path
            d={`M${RIGHT - 24} ${middle - 6}H${RIGHT + 24}M${RIGHT - 24} ${middle + 6}H${RIGHT + 24}`}
            strokeWidth={2.5}
          />
        </>
      )}
      <Note x={240} y={TOP - 22} strong={unknown === "R"}>
        {text("R")}
      </Note>
      <Note x={RIGHT - 32} y={middle + 5} anchor="end" strong={unknown === part}>
        {text(part)}
      </Note>
      <Note x={LEFT + 26} y={middle + 5} anchor="start" strong={unknown === "V"}>
        {text("V")}
      </Note>
      <Note x={240} y={BOTTOM - 14} strong={unknown === gives || unknown === "t"}>
        {text(gives)} after {text("t")}
      </Note>
    </Sheet>
  );
}
