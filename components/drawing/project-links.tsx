import { Drawing } from "./drawing";
import { Arrow, joinClasses, Label, type Point } from "./marks";

const TEXT = {
  title: "How the calculations of a project feed each other",
  description:
    "Five boxes. HVAC load gives the airflow of the rooms to the duct sizer and the flow of the coils to the pipe sizer. Plumbing gives its demand, and firefighting its sprinkler demand, to the pipe sizer. All of them end in one report.",
  caption: "An arrow is a link: when the value at its tail changes, the field at its head follows.",
};

const Box = ({ at: [x, y], name, note }: { at: Point; name: string; note: string }) => (
  <>
    <rect x={x} y={y} width="112" height="46" rx="5" className={joinClasses("body")} />
    <Label at={[x + 56, y + 20]} anchor="middle" kind="name">
      {name}
    </Label>
    <Label at={[x + 56, y + 37]} anchor="middle" kind="quiet">
      {note}
    </Label>
  </>
);

const LEFT = 4;
const RIGHT = 284;

/** Calculations of a project and the values that they pass on. */
export const ProjectLinks = () => (
  <Drawing {...TEXT} size={[400, 256]}>
    <Arrow
      through={[
        [116, 33],
        [284, 33],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [116, 53],
        [200, 53],
        [200, 123],
        [284, 123],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [116, 137],
        [284, 137],
      ]}
      tone="accent"
    />
    <Arrow
      through={[
        [116, 227],
        [200, 227],
        [200, 151],
        [284, 151],
      ]}
      tone="accent"
    />
    <Box at={[LEFT, 20]} name="HVAC load" note="rooms, coils" />
    <Box at={[LEFT, 114]} name="Plumbing" note="fixtures" />
    <Box at={[LEFT, 204]} name="Firefighting" note="sprinklers" />
    <Box at={[RIGHT, 20]} name="Duct sizer" note="every duct" />
    <Box at={[RIGHT, 114]} name="Pipe sizer" note="every pipe" />
    <Label at={[198, 26]} anchor="middle">
      Airflow of each room
    </Label>
    <Label at={[206, 92]}>Coil water</Label>
    <Label at={[124, 131]}>Demand</Label>
    <Label at={[206, 204]}>Sprinkler demand</Label>
  </Drawing>
);
