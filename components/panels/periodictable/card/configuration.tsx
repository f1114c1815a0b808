import { Fragment } from "react";
import { configurationParts } from "@/lib/science/chemistry/configuration";

/** An electron configuration, electrons raised. */
export const Configuration = ({ text }: { text: string }) =>
  configurationParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a subshell is its place
    <Fragment key={index}>
      {index > 0 && " "}
      {part.text}
      <sup>{part.electrons}</sup>
    </Fragment>
  ));
