"use client";

import dynamic from "next/dynamic";
import { useReducer, useState } from "react";
import { useRememberedMode } from "@/components/calculator/use-remembered-mode";
import { useStoredHistory } from "@/components/calculator/use-stored-history";
import { Tabs } from "@/components/ui/tabs";
import { INITIAL_STATE } from "@/lib/calculators/scientific/keypad/state";
import { ANGLE_UNITS } from "@/lib/science/functions/angle-unit";
import type { SharedAngle } from "./angle-switch";
import { ScientificCalculator } from "./calculator";
import { type LineAction, reduceLine } from "./line-edit";
import { useAskedExpression } from "./use-address-expression";

const HISTORY_KEY = "scicalcHistoryScientific";
const ANGLE_KEY = "scicalcAngle";

const PAGES = ["calculator", "plot", "advanced"] as const;
type Page = (typeof PAGES)[number];

/** Loads with the first visit of its tab. */
const Plot = dynamic(() => import("./plot/plot").then((plot) => plot.Plot), {
  ssr: false,
  loading: () => <p className="min-h-[40rem] text-muted text-sm">Loading the plot…</p>,
});

/** Loads mathjs in a worker, with the first visit of its tab. */
const Advanced = dynamic(() => import("./advanced/advanced").then((advanced) => advanced.Advanced), {
  ssr: false,
  loading: () => <p className="min-h-[40rem] text-muted text-sm">Loading the advanced calculator…</p>,
});

/** Scientific calculator, its plots and its advanced page. Same initial state on server and browser. */
export default function ScientificPanel() {
  const [state, dispatch] = useReducer(reduceLine, INITIAL_STATE);
  const [page, setPage] = useState<Page>("calculator");
  const [opened, setOpened] = useState<readonly Page[]>([]);
  const rememberAngle = useRememberedMode(ANGLE_KEY, ANGLE_UNITS, (angle) =>
    dispatch({ type: "angle", angle }),
  );
  useStoredHistory(HISTORY_KEY, state.history, (entries) => dispatch({ type: "restore-history", entries }));

  useAskedExpression((text, angle, page) => {
    const wanted = PAGES.find((each) => each === page);
    if (wanted) turnTo(wanted);
    // Applies to this visit only: the saved unit is the visitor’s choice.
    if (angle) dispatch({ type: "angle", angle });
    // The other pages read their expressions themselves.
    if ((wanted && wanted !== "calculator") || text === null) return;
    dispatch({ type: "insert", text });
  });

  function act(action: LineAction) {
    if (action.type === "angle") rememberAngle(action.angle);
    dispatch(action);
  }

  const sharedAngle: SharedAngle = { angle: state.angle, onAngle: (angle) => act({ type: "angle", angle }) };

  function turnTo(next: Page) {
    // Parameters of one page belong to that page; the plot restores its own.
    if (next !== page && page !== "calculator") history.replaceState(history.state, "", location.pathname);
    setPage(next);
    setOpened((before) => (before.includes(next) ? before : [...before, next]));
  }

  return (
    <Tabs
      label="Scientific calculator"
      current={page}
      onChange={turnTo}
      tabs={[
        {
          id: "calculator",
          label: "Calculator",
          content: <ScientificCalculator state={state} onAction={act} />,
        },
        {
          id: "plot",
          label: "Plot",
          content: opened.includes("plot") && <Plot active={page === "plot"} shared={sharedAngle} />,
        },
        {
          id: "advanced",
          label: "Advanced",
          content: opened.includes("advanced") && <Advanced {...sharedAngle} />,
        },
      ]}
    />
  );
}
