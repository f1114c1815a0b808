import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label } from "./marks";

const TEXT = {
  title: "Water heater with mixing valve and safety devices",
  description:
    "Cold water passes a shutoff valve and the connection of an expansion tank and enters the heater through a dip tube that ends near the bottom. Hot water at 140 °F leaves at the top and meets cold water in a mixing valve, which sends 120 °F to the house. On the side, a relief valve for 210 °F and 150 psi has a discharge pipe that ends within 6 inches of the floor. A drain valve is at the bottom.",
  caption:
    "Hot in the tank, safe at the tap. The mixing valve (ASSE 1017) lets the tank stay at 140 °F; the valve at each shower (ASSE 1016) is still needed, since mixing at the heater does not stop a swing at the fixture.",
};

/** Storage water heater with its valves. */
export const WaterHeater = () => (
  <Drawing {...TEXT} size={[400, 292]}>
    <path d="M10 272H390" className={joinClasses("fine")} />
    <rect x="140" y="102" width="96" height="158" rx="10" className={joinClasses("body")} />
    <path d="M152 260V272M224 260V272" />

    <path d="M4 76H160V102M128 76V30H296V44" className={joinClasses("cold")} />
    <path d="M160 102V232" className={joinClasses("cold")} />
    <path d="M28 70L44 82V70L28 82Z" className={joinClasses("body")} />
    <path d="M90 76V62" className={joinClasses("cold")} />
    <rect x="78" y="28" width="24" height="34" rx="11" className={joinClasses("body")} />

    <path d="M216 102V56H284" className={joinClasses("hot")} />
    <path
      d="M284 48L296 56L284 64ZM308 48L296 56L308 64ZM288 44H304L296 56Z"
      className={joinClasses("body")}
    />
    <Arrow
      through={[
        [308, 56],
        [392, 56],
      ]}
      tone="accent"
    />

    <rect x="236" y="118" width="14" height="12" className={joinClasses("body")} />
    <path d="M243 118V110M238 110H248" />
    <path d="M250 124H262V262" className={joinClasses("strong")} />
    <path d="M140 248H126V256" />

    <Label at={[4, 66]}>Cold</Label>
    <Label at={[36, 100]} anchor="middle" kind="quiet">
      Shutoff
    </Label>
    <Label at={[90, 18]} anchor="middle">
      Expansion tank
    </Label>
    <Label at={[212, 20]} kind="name">
      Mixing valve
    </Label>
    <Label at={[222, 48]}>140 °F</Label>
    <Label at={[392, 80]} anchor="end" kind="name">
      120 °F to the house
    </Label>
    <Label at={[272, 120]} kind="name">
      Relief valve
    </Label>
    <Label at={[272, 136]}>210 °F, 150 psi</Label>
    <Label at={[272, 240]}>Ends within 6 in</Label>
    <Label at={[272, 255]}>of the floor</Label>
    <Label at={[130, 190]} anchor="end">
      Dip tube
    </Label>
    <path d="M132 186H158" className={joinClasses("fine")} />
    <Label at={[120, 246]} anchor="end" kind="quiet">
      Drain valve
    </Label>
  </Drawing>
);
