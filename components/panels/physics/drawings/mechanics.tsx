import type { DrawnProps } from "./drawing-parts";
import { messages } from "./messages";
import { Arrow, HEIGHT, Note, type Place, pathOf, Sheet, WIDTH } from "./sheet";

const STEPS = 60;
const MARGIN = 44;

/** Path of a projectile to scale, with its apex and landing point. */
export function Projectile({ at, text, unknown }: DrawnProps) {
  const [v, theta, g] = [at("v"), at("theta"), at("g")];
  const h = Number.isFinite(at("h")) ? at("h") : 0;
  const vy = v * Math.sin(theta);
  const vx = v * Math.cos(theta);
  const end = Number.isFinite(at("x")) ? at("y") : 0;
  const ground = Math.min(0, end, h);
  const time = (vy + Math.sqrt(Math.max(0, vy * vy + 2 * g * (h - ground)))) / g;
  const range = vx * time;
  const top = Math.max(h, h + (vy > 0 ? (vy * vy) / (2 * g) : 0));
  const scale = Math.min((WIDTH - 2 * MARGIN) / (range || 1), (HEIGHT - 2 * MARGIN) / (top - ground || 1));
  const place = (x: number, y: number): Place => [
    MARGIN + (WIDTH - 2 * MARGIN - range * scale) / 2 + x * scale,
    HEIGHT - MARGIN - (y - ground) * scale,
  ];
  const path = Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = (time * index) / STEPS;
    return place(vx * t, h + vy * t - (g * t * t) / 2);
  });
  const start = place(0, h);
  const peak = vy > 0 ? place((vx * vy) / g, top) : undefined;
  const aim: Place = [start[0] + 52 * Math.cos(theta), start[1] - 52 * Math.sin(theta)];
  const target = Number.isFinite(at("x")) ? place(at("x"), at("y")) : undefined;
  const landing = place(range, ground);
  return (
    <Sheet label={messages.projectile(text)}>
      <path d={`M12 ${landing[1]}H${WIDTH - 12}`} className="stroke-line-strong" />
      {h > ground && (
        <path
          d={pathOf([start, [start[0], landing[1]]])}
          className="stroke-line-strong"
          strokeDasharray="4 4"
        />
      )}
      <path d={pathOf(path)} className="stroke-accent" strokeWidth={2} />
      <Arrow from={start} to={aim} />
      <circle cx={start[0]} cy={start[1]} r={4} className="fill-ink" />
      {peak && (
        <>
          <path
            d={pathOf([peak, [peak[0], landing[1]]])}
            className="stroke-line-strong"
            strokeDasharray="4 4"
          />
          {Number.isFinite(at("H")) && (
            <Note x={peak[0]} y={peak[1] - 10} strong={unknown === "H"}>
              {text("H")}
            </Note>
          )}
        </>
      )}
      {Number.isFinite(at("R")) && (
        <Note x={(start[0] + landing[0]) / 2} y={landing[1] + 24} strong={unknown === "R"}>
          {text("R")}
        </Note>
      )}
      {target && (
        <>
          <circle
            cx={target[0]}
            cy={target[1]}
            r={5}
            className="fill-surface stroke-accent"
            strokeWidth={2}
          />
          <Note x={target[0]} y={target[1] - 12} strong={unknown === "y" || unknown === "x"}>
            {text("x")}, {text("y")}
          </Note>
        </>
      )}
      <Note
        x={Math.max(start[0] - 6, 8)}
        y={20}
        anchor="start"
        strong={unknown === "theta" || unknown === "v"}
      >
        {text("v")}, {text("theta")}
      </Note>
    </Sheet>
  );
}

export function Incline({ at, text, unknown }: DrawnProps) {
  const theta = at("theta");
  const base = Math.min(WIDTH - 150, (HEIGHT - 90) / Math.max(Math.tan(theta), 1e-3), 330);
  const rise = base * Math.tan(theta);
  const corner: Place = [70, HEIGHT - 40];
  const right: Place = [corner[0] + base, corner[1]];
  const peak: Place = [corner[0] + base, corner[1] - rise];
  const [ux, uy] = [Math.cos(theta), -Math.sin(theta)];
  const [nx, ny] = [-Math.sin(theta), -Math.cos(theta)];
  const middle: Place = [corner[0] + base / 2, corner[1] - rise / 2];
  const shift = (along: number, up: number): Place => [
    middle[0] + along * ux + up * nx,
    middle[1] + along * uy + up * ny,
  ];
  const center = shift(0, 18);
  const mu = at("mu");
  const weight = 62;
  const normal = weight * Math.cos(theta);
  return (
    <Sheet label={messages.incline(text)}>
      <path d={`${pathOf([corner, right, peak])}Z`} className="fill-sunken stroke-line-strong" />
      <path
        d={`${pathOf([shift(-26, 0), shift(26, 0), shift(26, 36), shift(-26, 36)])}Z`}
        className="fill-surface"
      />
      <Arrow from={center} to={[center[0], center[1] + weight]} className="stroke-accent" />
      <Arrow
        from={center}
        to={[center[0] + normal * nx, center[1] + normal * ny]}
        className="stroke-accent"
      />
      {mu > 0 && (
        <Arrow
          from={shift(26, 18)}
          to={shift(26 + Math.min(mu * normal, 80), 18)}
          className="stroke-accent"
        />
      )}
      <path
        d={`M${corner[0] + 46} ${corner[1]}A46 46 0 0 0 ${corner[0] + 46 * ux} ${corner[1] + 46 * uy}`}
        className="stroke-muted"
      />
      <Note x={corner[0] + 54} y={corner[1] + 24} anchor="start" strong={unknown === "theta"}>
        {text("theta")}
      </Note>
      {Number.isFinite(at("a")) && (
        <Note x={14} y={26} anchor="start" strong={unknown === "a"}>
          a = {text("a")}
        </Note>
      )}
      {Number.isFinite(at("N")) && (
        <Note x={14} y={26} anchor="start" strong={unknown === "N"}>
          N = {text("N")}
        </Note>
      )}
    </Sheet>
  );
}

export function Pendulum({ at, text, unknown }: DrawnProps) {
  const theta = Number.isFinite(at("theta")) ? at("theta") : (12 * Math.PI) / 180;
  const pivot: Place = [WIDTH / 2, 30];
  const length = 180;
  const bob = (angle: number): Place => [
    pivot[0] + length * Math.sin(angle),
    pivot[1] + length * Math.cos(angle),
  ];
  const end = bob(theta);
  const other = bob(-theta);
  return (
    <Sheet label={messages.pendulum(text)}>
      <path d={`M${pivot[0] - 60} ${pivot[1]}H${pivot[0] + 60}`} strokeWidth={3} />
      <path d={pathOf([pivot, bob(0)])} className="stroke-line-strong" strokeDasharray="4 4" />
      <path
        d={`M${other.join(" ")}A${length} ${length} 0 0 0 ${end.join(" ")}`}
        className="stroke-line-strong"
        strokeDasharray="4 4"
      />
      <path d={pathOf([pivot, end])} />
      <circle cx={end[0]} cy={end[1]} r={11} className="fill-accent stroke-accent" />
      <Note
        x={(pivot[0] + end[0]) / 2 + 10}
        y={(pivot[1] + end[1]) / 2}
        anchor="start"
        strong={unknown === "L"}
      >
        {text("L")}
      </Note>
      {Number.isFinite(at("theta")) && (
        <Note x={pivot[0] - 8} y={pivot[1] + 92} anchor="end" strong={unknown === "theta"}>
          {text("theta")}
        </Note>
      )}
      <Note x={14} y={HEIGHT - 18} anchor="start" strong={unknown === "T"}>
        T = {text("T")}
      </Note>
    </Sheet>
  );
}
