"use client";

import { memo, useCallback, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { ScenariosProps } from "./compare/use-scenarios";
import { showBelowScenarios } from "./pending-scenarios";

const loadScenarios = () => import("./scenarios").then(({ Scenarios }) => Scenarios);

/** Table of the saved scenarios, in code that loads with the first of them. */
export const Comparison = memo(function Comparison(props: ScenariosProps) {
  const { savedForms } = props;
  // After a failure, the next saved scenario tries again.
  const [failed, setFailed] = useState<typeof savedForms>();
  const onFailure = useCallback(() => {
    showBelowScenarios();
    setFailed(savedForms);
  }, [savedForms]);
  const wanted = savedForms.length > 0 && savedForms !== failed;
  const { loaded: Scenarios } = useLoaded(wanted, loadScenarios, onFailure);
  return savedForms.length > 0 && Scenarios ? <Scenarios {...props} /> : null;
});
