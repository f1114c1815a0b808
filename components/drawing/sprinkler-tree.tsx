import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label } from "./marks";
import { CROSS_MAIN, REMOTE_LINE } from "./store-figures";

const TEXT = {
  title: "Plan of the store’s sprinkler piping, with pressures and flows",
  description:
    "Three branch lines of four sprinklers each join a cross main. On the most remote line the pressure grows from sprinkler to sprinkler toward the main: 21.6, 24.3, 27.1 and 29.9 psi, and the flow with it: 26.0, 27.6, 29.1 and 30.6 gpm. The lines meet the main at 35.9, 36.4 and 38.2 psi. The riser needs 345 gpm at 63.3 psi at its base.",
  caption:
    "The calculation starts at the far sprinkler and works back. Each sprinkler closer to the riser sees more pressure and discharges more: 345 gpm in all, where density times area counts 300.",
};

const LINES = [62, 116, 170] as const;
const SPRINKLERS = [34, 106, 178, 250] as const;
const MAIN = 322;

/** Plan of three branch lines, cross main and riser, with the figures of the calculator. */
export const SprinklerTree = () => (
  <Drawing {...TEXT} size={[400, 268]}>
    {LINES.map((y) => (
      <g key={y}>
        <path d={`M34 ${y}H${MAIN}`} />
        <path d={`M178 ${y}H${MAIN}`} className={joinClasses("strong")} />
        {SPRINKLERS.map((x) => (
          <circle key={x} cx={x} cy={y} r="7" className={joinClasses("body")} />
        ))}
      </g>
    ))}
    <path d={`M${MAIN} 62V170V226H60`} className={joinClasses("accent")} />
    <circle cx="34" cy="62" r="4" className={joinClasses("accent", "solid")} />
    {LINES.map((y, at) => (
      <g key={y}>
        <circle cx={MAIN} cy={y} r="3.5" className={joinClasses("solid")} />
        <Label at={[MAIN + 10, y + 4]}>{`${CROSS_MAIN[at]} psi`}</Label>
      </g>
    ))}
    {REMOTE_LINE.map(({ pressure, flow }, at) => (
      <g key={pressure}>
        <Label at={[SPRINKLERS[at] ?? 0, 44]} anchor="middle">
          {at === 0 ? `${pressure} psi` : pressure}
        </Label>
        <Label at={[SPRINKLERS[at] ?? 0, 88]} anchor="middle" kind="quiet">
          {at === 0 ? `${flow} gpm` : flow}
        </Label>
      </g>
    ))}
    <Label at={[4, 22]} kind="name">
      Most remote line, 13 ft between sprinklers
    </Label>
    <Label at={[70, 134]} anchor="middle" kind="quiet">
      1 in
    </Label>
    <Label at={[142, 134]} anchor="middle" kind="quiet">
      1¼ in
    </Label>
    <Label at={[232, 134]} anchor="middle" kind="quiet">
      1½ in
    </Label>
    <Label at={[MAIN - 8, 200]} anchor="end" kind="quiet">
      2½ in main
    </Label>
    <Arrow
      through={[
        [60, 226],
        [150, 226],
      ]}
      tone="accent"
    />
    <Label at={[4, 212]} kind="name">
      Base of the riser
    </Label>
    <Label at={[4, 250]}>345 gpm at 63.3 psi</Label>
    <Label at={[MAIN, 250]} anchor="end" kind="quiet">
      3 in riser, rises 15 ft
    </Label>
  </Drawing>
);
