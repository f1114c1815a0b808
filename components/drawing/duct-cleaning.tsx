import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label, type Point } from "./marks";

const TEXT = {
  title: "Source removal: how ducts are cleaned under negative pressure",
  description:
    "Section through a supply duct. Next to the air handler it is closed off. A vacuum with a HEPA filter is connected there and blows outdoors. All registers are sealed but one, through which a hose with an air whip is pushed in. The whip knocks debris loose, and the air moves it toward the vacuum, away from the rooms.",
  caption:
    "Under negative pressure every leak and every open register draws air in, so that what comes loose goes to the vacuum and not into the rooms.",
};

const DUST: readonly Point[] = [
  [252, 101],
  [248, 114],
  [236, 100],
  [222, 112],
  [208, 102],
];

/** Section through a supply duct with vacuum, sealed registers and an air whip. */
export const DuctCleaning = () => (
  <Drawing {...TEXT} size={[400, 246]}>
    <path d="M76 178H396" className={joinClasses("fine")} />
    <path d="M76 92H346V178H324V122H258V178H236V122H178V178H156V122H76" className={joinClasses("body")} />
    <rect x="6" y="92" width="62" height="120" className={joinClasses("body")} />
    <path d="M68 92H76M68 122H76" />
    <path d="M72 88V126" className={joinClasses("strong")} />

    <path d="M94 92V64H120V92" className={joinClasses("body")} />
    <rect x="58" y="26" width="98" height="40" rx="4" className={joinClasses("body")} />
    <Arrow
      through={[
        [156, 46],
        [206, 46],
      ]}
    />

    <path d="M156 181H178M236 181H258" className={joinClasses("strong")} />
    <path d="M335 238V122Q335 107 320 107H276" className={joinClasses("cold")} />
    <path d="M268 103L260 97M267 107H257M268 111L260 117" />
    {DUST.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="1.8" className={joinClasses("solid")} />
    ))}
    <Arrow
      through={[
        [194, 107],
        [112, 107],
        [107, 74],
      ]}
      tone="accent"
    />

    <Label at={[107, 44]} anchor="middle" kind="name">
      Vacuum
    </Label>
    <Label at={[107, 59]} anchor="middle">
      with HEPA
    </Label>
    <Label at={[212, 50]}>Outdoors</Label>
    <Label at={[37, 154]} anchor="middle">
      Air
    </Label>
    <Label at={[37, 169]} anchor="middle">
      handler
    </Label>
    <Label at={[4, 84]} kind="quiet">
      Closed off
    </Label>
    <Label at={[207, 200]} anchor="middle" kind="quiet">
      Registers sealed
    </Label>
    <Label at={[326, 228]} anchor="end" kind="name">
      Air whip
    </Label>
    <Label at={[346, 84]} anchor="end" kind="quiet">
      Debris moves to the vacuum
    </Label>
  </Drawing>
);
