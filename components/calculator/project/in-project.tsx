"use client";

import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { Field } from "@/lib/kit/fields/field";
import { withInputs, withLink, withLinkState } from "@/lib/projects/edits";
import { inputsOfForm } from "@/lib/projects/form-inputs";
import type { OpenProject } from "@/lib/projects/open-project";
import type { Project, ProjectEntry } from "@/lib/projects/project";
import type { EntryResult, LinkResult } from "@/lib/projects/results";
import type { FormState } from "@/lib/run/address/form-state";
import { ENTRY_NAME, PROJECT_NAME } from "@/lib/run/address/names";
import type { CalculatorView } from "@/lib/run/calculator-view";
import type { CalculatorModel } from "../form/use-calculator";
import { breaksLink } from "./breaks-link";
import { inSystem } from "./in-system";
import { LinkNote, OfferNote } from "./link-note";
import { messages } from "./messages";
import { ProjectBar } from "./project-bar";
import { useProject, useProjectState } from "./use-project";
import { useResults } from "./use-results";

interface InProjectProps {
  view: CalculatorView;
  model: CalculatorModel;
}

/** Connects a calculator to the project that its address names: the form is the entry’s, and is saved there. */
export function InProject({ view, model }: InProjectProps) {
  const query = useMemo(() => new URLSearchParams(location.search), []);
  const open = useProject(query.get(PROJECT_NAME));
  const id = query.get(ENTRY_NAME) ?? "";
  if (open === undefined) return <ProjectBar />;
  if (open === "missing") return <ProjectBar problem={messages.projectMissing} />;
  if (open instanceof Error) return <ProjectBar problem={open.message} />;
  return <OpenEntry open={open} id={id} view={view} model={model} />;
}

function OpenEntry({ open, id, view, model }: InProjectProps & { open: OpenProject; id: string }) {
  const state = useProjectState(open);
  const { project, formVersion } = state;
  const entry = project.entries.find((each) => each.id === id);
  const isThere = entry?.calculator === view.id;
  const { calculated, status, retry } = useResults(open, project, id);
  const failed = status === "failed";
  const result = calculated?.results.find((each) => each.entry.id === id);
  useForm({ open, entry: isThere ? entry : undefined, result, version: formVersion, view, model });
  const problem = !isThere ? messages.calculationMissing : failed ? messages.linksNotLoaded : undefined;
  return (
    <>
      <ProjectBar open={open} problem={problem} onRetry={failed ? retry : undefined} />
      {isThere && result && <Notes open={open} entry={entry} project={project} result={result} view={view} />}
    </>
  );
}

interface FormOfEntry {
  open: OpenProject;
  entry: ProjectEntry | undefined;
  result: EntryResult | undefined;
  version: number;
  view: CalculatorView;
  model: CalculatorModel;
}

function useForm({ open, entry, result, version, view, model }: FormOfEntry): void {
  const { replace } = model;
  // Saving a form would delay the paint of its key.
  const state = useDeferredValue(model.state);
  const isLatest = state === model.state;
  /** Form on which project and page agree, with its version; `arrived` once the page has it. */
  const agreed = useRef<{ form: FormState; version: number; arrived: boolean } | undefined>(undefined);
  const restore = result?.restore ?? unchanged;
  const form = result?.form;
  const isNewest = result?.entry === entry;

  useEffect(() => {
    const last = agreed.current;
    if (!form || !isNewest || !isLatest) return;
    if (last && last.version === version) {
      // Local edits are saved first. Later changes of the project then replace the form.
      if (!last.arrived || last.form !== state) return;
      if (isSameForm(last.form, form, restore)) return;
    }
    agreed.current = { form, version, arrived: false };
    replace(form);
  }, [form, isNewest, isLatest, version, state, replace, restore]);

  useEffect(() => {
    const last = agreed.current;
    if (!entry || !last) return;
    if (state === last.form) {
      last.arrived = true;
      return;
    }
    if (!last.arrived) return;
    agreed.current = { ...last, form: state };
    const entered = { ...state, entries: restore(state.entries, state.system) };
    const inputs = inputsOfForm(view.fields, entered.entries);
    const isConverted = state.system !== last.form.system;
    const broken = isConverted ? [] : (result?.links ?? []).filter((link) => breaksLink(link, view, entered));
    const edits = [
      withInputs(entry.id, inputs, state.currency),
      ...broken.map(({ link }) => withLinkState(entry.id, link.field, "detached")),
    ];
    open.change((project) => edits.reduce((current, edit) => edit(current), project), `inputs ${entry.id}`);
    if (isConverted)
      inSystem(open.read().project, state.system).then(
        (edit) => open.change(edit, `inputs ${entry.id}`),
        (error) => console.warn("The project could not be converted", error),
      );
  }, [open, entry, result, state, view, restore]);
}

type Restore = NonNullable<EntryResult["restore"]>;
const unchanged: Restore = (entries) => entries;

/** True if two forms store the same. A unit that was chosen in a row is not that of the system. */
function isSameForm(one: FormState, other: FormState, restore: Restore): boolean {
  const stored = ({ entries, system, currency }: FormState) =>
    JSON.stringify([restore(entries, system), system, currency]);
  return stored(one) === stored(other);
}

interface NotesProps {
  open: OpenProject;
  entry: ProjectEntry;
  project: Project;
  result: EntryResult;
  view: CalculatorView;
}

/** Notes at fields that follow another entry, or could; rendered into the field's element. */
function Notes({ open, entry, project, result, view }: NotesProps) {
  const follow = (field: string, from: string, output: string) =>
    open.change(withLink(entry.id, { field, from, output, state: "following" }), "link");
  const setState = (link: LinkResult, next: "following" | "detached") =>
    open.change(withLinkState(entry.id, link.link.field, next), "link");
  return Object.entries(view.fields).flatMap(([id, field]) => {
    const place = fieldInForm(id);
    if (!place) return [];
    const linked = result.links.find(({ link }) => link.field === id);
    if (linked)
      return [
        createPortal(
          <LinkNote
            result={linked}
            onDetach={() => setState(linked, "detached")}
            onFollow={() => setState(linked, "following")}
          />,
          place,
          id,
        ),
      ];
    const sources = sourcesFor(field, entry, project);
    if (sources.length === 0) return [];
    return [
      createPortal(
        <OfferNote
          sources={sources}
          onFollow={(chosen) => {
            const source = sources.find((each) => each.id === chosen);
            if (source) follow(id, source.from, source.output);
          }}
        />,
        place,
        id,
      ),
    ];
  });
}

/** Returns the element of a field of the form. Skips rows, which may have fields of the same name. */
const fieldInForm = (id: string): Element | undefined =>
  [...document.querySelectorAll(`[data-field="${id}"]`)].find((field) => !field.closest("[data-row]"));

/** Returns the outputs of other entries that a field could follow. */
const sourcesFor = (field: Field, entry: ProjectEntry, { entries }: Project) =>
  entries.flatMap((other) =>
    other.id === entry.id
      ? []
      : (field.from ?? []).flatMap(({ calculator, output }) =>
          calculator === other.calculator
            ? [{ id: `${other.id} ${output}`, from: other.id, output, text: `“${other.title}”` }]
            : [],
        ),
  );
