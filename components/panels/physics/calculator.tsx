"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { ServerRendered } from "@/components/ui/server-markup";
import type { PhysicsStart } from "@/lib/calculators/physics/start";
import { PhysicsFields } from "./fields";
import { formulaAt, formulaPath } from "./load";
import { contextOf } from "./model";
import { curvePreview, details, drawing, equation, extras } from "./parts";
import { FormulaPicker } from "./picker";
import { PhysicsResult } from "./result";
import { useCurve } from "./use-curve";
import { usePhysics } from "./use-physics";

interface PhysicsCalculatorProps {
  start: PhysicsStart;
  /** True on the page of one formula, where other formulas are links. */
  isOwnPage?: true;
  children: ReactNode;
}

/** Calculator of one formula: inputs on one side, results on the other, details below. */
export function PhysicsCalculator({ start, isOwnPage, children }: PhysicsCalculatorProps) {
  const model = usePhysics(start);
  const { form, answer, opening } = model;
  const { view } = form;
  const top = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const context = contextOf(form);
  const tree = view.formulas.equation?.tree;
  const isCurrent = answer.view.id === view.id && answer.unknown === form.unknown;
  const solutions = isCurrent && answer.result.ok ? answer.result.value : [];
  const solution = solutions[chosen] ?? solutions[0];
  const curve = useCurve({ answer, start, solution, chartOf: model.engine?.chartOf });

  const router = useRouter();
  const Title = isOwnPage ? "h1" : "h2";

  function open(id: string) {
    if (isOwnPage) return router.push(formulaPath(id));
    model.open(id);
    setChosen(0);
  }

  const picker = <FormulaPicker current={view.id} onOpen={open} />;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keys as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed
    <div
      ref={top}
      className="scroll-mt-20"
      onClick={(event) => {
        const path = (event.target as Element).closest("a")?.getAttribute("href") ?? "";
        const id = formulaAt(path);
        if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(id);
        if (!isOwnPage) top.current?.scrollIntoView();
      }}
    >
      {!isOwnPage && picker}
      <section
        aria-labelledby="formula-title"
        aria-busy={opening}
        className={opening ? "opacity-60" : undefined}
      >
        <header
          className={`mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 ${isOwnPage ? "" : "mt-4"}`}
        >
          <div>
            <p className="text-muted text-sm">{view.group}</p>
            <Title id="formula-title" className={isOwnPage ? "text-2xl md:text-4xl" : "text-xl md:text-2xl"}>
              {view.title}
            </Title>
          </div>
          <div className="tabular min-w-0 text-xl">
            {tree && <ServerRendered part={equation} props={{ tree }} />}
          </div>
        </header>
        <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(17rem,5fr)_minmax(0,6fr)]">
          <div
            className={`md:static md:col-start-2 md:row-start-1 ${solutions.length > 1 ? "" : "sticky top-16 z-10 embed:top-0"}`}
          >
            <PhysicsResult model={model} context={context} chosen={chosen} onChoose={setChosen} />
          </div>
          <PhysicsFields model={model} context={context} />
          <div className="min-w-0 md:col-start-2 md:row-start-2">
            {solution && <ServerRendered key={view.id} part={extras} props={{ view, solution, context }} />}
            {solution && view.drawing && (
              <div className="mt-4 aspect-[16/9] min-h-40">
                <ServerRendered
                  key={view.id}
                  part={drawing}
                  props={{ id: view.drawing, answer, solution, context }}
                />
              </div>
            )}
            {curve.chart && !view.drawing && (
              <div className="mt-4">
                <ServerRendered key={view.id} part={curvePreview} props={{ chart: curve.chart, context }} />
              </div>
            )}
          </div>
        </div>
        <ServerRendered key={view.id} part={details} props={{ view, answer, curve, solution, context }} />
      </section>
      {children}
      {isOwnPage && <div className="mt-8">{picker}</div>}
    </div>
  );
}
