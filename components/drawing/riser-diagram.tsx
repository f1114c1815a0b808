import { Drawing } from "./drawing";
import { joinClasses, Label } from "./marks";

const TEXT = {
  title: "Riser diagram of a house: supply, drains and vents",
  description:
    "Section through a house with a basement. Cold water enters through the meter and rises; a branch fills the water heater, and hot water rises next to it. Both serve the kitchen sink on the ground floor and the lavatory, toilet and shower upstairs. Each fixture drains through its trap into a 3 inch stack, which leads to a building drain that falls a quarter inch per foot, with a cleanout at the turn. Behind the traps of the sink and the lavatory, 1½ inch vents rise to the 2 inch vent, which continues the stack through the roof into the open air.",
  caption:
    "Supply under pressure, drains by gravity, vents full of air. The vent lets air in behind the falling water; without it the stack would suck the traps dry. Sizes are those of the example house.",
};

/** Section through a house with its water pipes, drains (bold) and vents (dashed). */
export const RiserDiagram = () => (
  <Drawing {...TEXT} size={[400, 334]}>
    <path
      d="M22 316V44M386 44V300M14 44H222M238 44H394M22 134H386M22 222H386M10 316H396"
      className={joinClasses("fine")}
    />

    <path d="M4 288H62V58H344V100" className={joinClasses("cold")} />
    <path d="M62 240H98V248M62 172H156V186M156 58V98M276 58V108" className={joinClasses("cold")} />
    <path d="M114 248V230H76V66H336V100M76 180H144V186M144 66V98" className={joinClasses("hot")} />

    <circle cx="38" cy="288" r="8" className={joinClasses("body")} />
    <rect x="86" y="248" width="42" height="62" rx="5" className={joinClasses("body")} />

    <path d="M150 106V117A4 4 0 0 0 158 117V113L230 119" className={joinClasses("strong")} />
    <path d="M150 198V208A4 4 0 0 0 158 208V204L230 210" className={joinClasses("strong")} />
    <path d="M263 124V142L230 146" className={joinClasses("strong")} />
    <path d="M334 124V150A4 4 0 0 1 326 150V147L230 156" className={joinClasses("strong")} />
    <path d="M230 116V294L396 308" className={joinClasses("strong")} />
    <path d="M230 294H216" className={joinClasses("strong")} />
    <path d="M216 288V300" />

    <path d="M230 116V14" className={joinClasses("hidden")} />
    <path d="M174 115V86H230M188 206V123A5 5 0 0 1 188 110V86" className={joinClasses("hidden")} />

    <path d="M138 98H162L158 106H142Z" className={joinClasses("body")} />
    <path d="M136 186H164V198H136Z" className={joinClasses("body")} />
    <path d="M252 108H270L266 124H258Z" className={joinClasses("body")} />
    <path d="M268 94H282V108H268Z" className={joinClasses("body")} />
    <path d="M314 118V124H358V118" />
    <circle cx="340" cy="102" r="4" className={joinClasses("body")} />
    <path d="M340 98V80H324M318 84H330L324 80Z" />

    <Label at={[238, 26]} kind="name">
      2 in vent
    </Label>
    <Label at={[224, 82]} anchor="end" kind="quiet">
      1½ in
    </Label>
    <Label at={[58, 160]} anchor="end">
      Cold
    </Label>
    <Label at={[82, 160]}>Hot</Label>
    <Label at={[238, 190]} kind="name">
      3 in stack
    </Label>
    <Label at={[378, 176]} anchor="end" kind="quiet">
      Each fixture
    </Label>
    <Label at={[378, 191]} anchor="end" kind="quiet">
      has a trap
    </Label>
    <Label at={[84, 206]} kind="quiet">
      Kitchen
    </Label>
    <Label at={[92, 112]} kind="quiet">
      Bath
    </Label>
    <Label at={[38, 310]} anchor="middle">
      Meter
    </Label>
    <Label at={[134, 264]} kind="name">
      Water
    </Label>
    <Label at={[134, 279]} kind="name">
      heater
    </Label>
    <Label at={[210, 310]} anchor="end">
      Cleanout
    </Label>
    <Label at={[396, 330]} anchor="end" kind="name">
      Building drain, ¼ in per ft
    </Label>
  </Drawing>
);
