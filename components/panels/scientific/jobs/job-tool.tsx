"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import type { InitialPlot } from "../plot/plot";
import type { LineTool as LineToolComponent } from "./line-tool";

/** Each page loads only its tool. */
const Plot = dynamic(() => import("../plot/plot").then((module) => module.Plot));
const QuadraticTool = dynamic(() => import("./quadratic-tool").then((module) => module.QuadraticTool));
const LineTool = dynamic(() => import("./line-tool").then((module) => module.LineTool));

type JobToolProps = { slug: string } & ({ plot: InitialPlot } | ComponentProps<typeof LineToolComponent>);

/** Tool of a job’s page. */
export function JobTool(props: JobToolProps) {
  if ("plot" in props) return <Plot active initial={props.plot} />;
  if (props.slug === "quadratic-formula") return <QuadraticTool line={props.line} />;
  return <LineTool {...props} />;
}
