import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label } from "./marks";

const TEXT = {
  title: "Air handler in cooling, and the pressure along it",
  description:
    "Section through an air handler with air moving from left to right. Return air at 75 °F passes the filter, then the cooling coil, which drains its condensate through a trap, then the blower, and leaves as supply air at 55 °F. Below it, the pressure along the path: room pressure at the return, falling at the filter and again at the coil, lowest in front of the blower, above room pressure behind it, falling toward the registers.",
  caption:
    "Everything between the return grille and the blower is below room pressure: leaks there draw in attic or crawl space air, and water stays in the pan unless the drain has a trap. Everything after the blower is above it.",
};

/** Section through an air handler over its profile of pressure. The profile has no scale. */
export const AirHandler = () => (
  <Drawing {...TEXT} size={[400, 296]}>
    <rect x="4" y="44" width="392" height="86" className={joinClasses("body", "fine")} />
    <path d="M4 44H396M4 130H396M312 44V60M312 87V130" />
    <Arrow
      through={[
        [10, 87],
        [58, 87],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [330, 87],
        [388, 87],
      ]}
      tone="accent"
    />

    <rect x="66" y="44" width="12" height="86" className={joinClasses("shade")} />
    <path
      d="M66 56L78 44M66 76L78 64M66 96L78 84M66 116L78 104M70 130L78 122"
      className={joinClasses("fine")}
    />

    <path d="M120 82L176 48L181 56L127 90L181 120L176 128L120 98Z" className={joinClasses("body")} />
    <path d="M132 75L138 83M146 66L152 74M160 58L166 66M132 105L138 97M146 113L152 105M160 121L166 113" />
    <path d="M176 50V22M166 56V22" className={joinClasses("cold")} />
    <path d="M118 130V138H184V130" className={joinClasses("body")} />
    <path d="M150 138V164Q150 172 158 172T166 164V156Q166 152 170 152H206" className={joinClasses("cold")} />

    <circle cx="270" cy="90" r="30" className={joinClasses("shade")} />
    <path d="M270 60H312M312 87H299" />
    <circle cx="270" cy="90" r="18" className={joinClasses("fine")} />
    <circle cx="270" cy="90" r="4" className={joinClasses("solid")} />
    <path d="M270 72V78M283 77L279 81M288 90H282M283 103L279 99M270 108V102M257 103L261 99M252 90H258M257 77L261 81" />

    <Label at={[4, 34]}>Return 75 °F</Label>
    <Label at={[396, 34]} anchor="end">
      Supply 55 °F
    </Label>
    <Label at={[72, 148]} anchor="middle" kind="name">
      Filter
    </Label>
    <Label at={[104, 34]} kind="name">
      Coil
    </Label>
    <Label at={[186, 34]} kind="quiet">
      Refrigerant
    </Label>
    <Label at={[270, 148]} anchor="middle" kind="name">
      Blower
    </Label>
    <Label at={[176, 172]}>Drain and trap</Label>

    <path d="M4 226H396" className={joinClasses("hidden")} />
    <path
      d="M4 226C30 228 50 230 66 231L78 242L120 244L181 264L238 268L302 196L396 206"
      className={joinClasses("strong")}
    />
    <Label at={[4, 218]} kind="quiet">
      Room pressure
    </Label>
    <Label at={[4, 266]}>Leaks draw air in</Label>
    <Label at={[396, 188]} anchor="end">
      Leaks blow air out
    </Label>
    <Label at={[238, 286]} anchor="middle" kind="quiet">
      Lowest before the blower
    </Label>
  </Drawing>
);
