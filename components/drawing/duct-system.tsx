import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label } from "./marks";

const TEXT = {
  title: "Air path of a ducted house",
  description:
    "Section through a house. The air handler stands in a closet; its supply plenum rises into the attic, where a trunk runs to the right and gets smaller after each branch. Three registers blow air into the rooms. The air returns through the gap under the bedroom door and a grille in the hall, passes the filter and enters the air handler again. Refrigerant lines connect the air handler to the outdoor unit.",
  caption:
    "Every cubic foot that the registers deliver must find a way back. A closed bedroom without a return grille or a gap under its door is pressurized, and the rest of the house draws in outside air instead.",
};

/** Section through a house with supply trunk, branches and return. */
export const DuctSystem = () => (
  <Drawing {...TEXT} size={[400, 262]}>
    <path d="M4 236H396" className={joinClasses("fine")} />
    <path d="M40 236V100M344 236V100M20 106L192 22L364 106" />
    <path d="M40 100H344" className={joinClasses("fine")} />
    <path d="M132 100V236M240 100V220" className={joinClasses("fine")} />

    <path
      d="M86 142V78H190V82H262V86H312V100H300V94H262V100H250V94H190V100H176V94H106V142"
      className={joinClasses("body")}
    />
    <rect x="62" y="142" width="62" height="94" className={joinClasses("body")} />
    <path d="M62 206L124 212M62 212L124 206" className={joinClasses("fine")} />
    <path d="M124 216H132M124 234H132" />
    <path d="M132 216V234" className={joinClasses("accent")} />

    <rect x="6" y="208" width="28" height="28" className={joinClasses("body")} />
    <path d="M11 208V236M16 208V236M24 208V236M29 208V236" className={joinClasses("fine")} />
    <path d="M34 222H62M34 226H62" className={joinClasses("cold")} />

    <Arrow
      through={[
        [96, 136],
        [96, 86],
        [168, 86],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [183, 88],
        [183, 126],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [256, 90],
        [256, 126],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [306, 92],
        [306, 126],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [306, 228],
        [140, 228],
      ]}
      tone="hidden"
    />

    <Label at={[276, 48]} kind="name">
      Supply trunk
    </Label>
    <path d="M274 52L236 80" className={joinClasses("fine")} />
    <Label at={[88, 38]} anchor="end" kind="name">
      Plenum
    </Label>
    <path d="M74 42L92 100" className={joinClasses("fine")} />
    <Label at={[183, 142]} anchor="middle">
      Register
    </Label>
    <Label at={[93, 162]} anchor="middle" kind="name">
      Air
    </Label>
    <Label at={[93, 177]} anchor="middle" kind="name">
      handler
    </Label>
    <Label at={[93, 201]} anchor="middle">
      Filter
    </Label>
    <Label at={[140, 206]}>Return grille</Label>
    <Label at={[250, 202]} kind="quiet">
      Gap under
    </Label>
    <Label at={[250, 217]} kind="quiet">
      the door
    </Label>
    <Label at={[4, 254]}>Outdoor unit</Label>
  </Drawing>
);
