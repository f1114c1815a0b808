"use client";

import { memo, useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLoaded } from "@/components/ui/use-loaded";
import type { IconName } from "@/lib/catalog/icon-names";
import { hasNumbers } from "@/lib/faces/explore/has-numbers";
import type { ExploreProps } from "./props";

const loadSolve = () => import("./solve-panel").then(({ SolvePanel }) => SolvePanel);
const loadEffects = () => import("./effects-panel").then(({ EffectsPanel }) => EffectsPanel);

type Panel = "solve" | "effects";

/** Search for an input, and effects of all inputs. */
export const Explore = memo(function Explore(props: ExploreProps) {
  const { view, model } = props;
  const [open, setOpen] = useState<Panel>();
  const close = useCallback(() => setOpen(undefined), []);
  const { loaded: SolvePanel } = useLoaded(open === "solve", loadSolve, close);
  const { loaded: EffectsPanel } = useLoaded(open === "effects", loadEffects, close);
  const buttons = useRef<HTMLDivElement>(null);
  if (!hasNumbers(view.fields, model.state.entries)) return null;

  /** Returns the focus to its origin. */
  function leave() {
    const cause = buttons.current?.querySelector<HTMLElement>("[aria-expanded=true]");
    setOpen(undefined);
    cause?.focus();
  }
  const toggle = (panel: Panel) => ({
    isOpen: open === panel,
    onPress: () => setOpen(open === panel ? undefined : panel),
  });

  return (
    <div className="space-y-3 print:hidden">
      <div ref={buttons} className="script-only -mx-2 flex flex-wrap gap-x-2">
        <PanelButton icon="target" {...toggle("solve")}>
          Solve for an input
        </PanelButton>
        <PanelButton icon="bars" {...toggle("effects")}>
          What matters most
        </PanelButton>
      </div>
      {open === "solve" && SolvePanel && <SolvePanel {...props} onClose={leave} />}
      {open === "effects" && EffectsPanel && <EffectsPanel {...props} onClose={leave} />}
    </div>
  );
});

interface PanelButtonProps {
  icon: IconName;
  isOpen: boolean;
  onPress: () => void;
  children: string;
}

const PanelButton = ({ icon, isOpen, onPress, children }: PanelButtonProps) => (
  <Button look="quiet" className="px-2" aria-expanded={isOpen} onClick={onPress}>
    <Icon name={icon} className="size-4" />
    {children}
  </Button>
);
