"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notify, notifyError } from "@/components/ui/notify";
import { PRODUCT } from "@/lib/catalog/site";
import { EMBED_HEIGHT, embedSnippet } from "@/lib/faces/embed/embed-snippet";
import { messages } from "./messages";

interface Embed {
  name: string;
  path: string;
  /** Path of the tool's page. */
  page: string;
}

export interface Tool extends Embed {
  /** Forms of its jobs, which can be embedded instead. */
  jobs: readonly Embed[];
}

interface EmbedDemoProps {
  tool: Tool;
  origin: string;
  /** True if the preview is loaded. */
  live: boolean;
}

/** Preview of an embedded tool or one of its jobs, with the code. */
export function EmbedDemo({ tool: whole, origin, live }: EmbedDemoProps) {
  const [path, setPath] = useState(whole.path);
  const tool: Embed = whole.jobs.find((job) => job.path === path) ?? whole;
  const block = useRef<HTMLElement>(null);
  const code = embedSnippet({
    name: tool.name,
    src: origin + tool.path,
    page: origin + tool.page,
    product: PRODUCT,
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      notify(messages.codeCopied);
    } catch {
      // Selects the code, ready to copy.
      if (block.current) getSelection()?.selectAllChildren(block.current);
      notifyError(messages.codeNotCopied, messages.copyFailed);
    }
  }

  return (
    <>
      {whole.jobs.length > 0 && <JobSelect tool={whole} path={path} onChange={setPath} />}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <div style={{ height: EMBED_HEIGHT }}>
          {live && (
            <iframe
              src={tool.path}
              title={`${tool.name}: preview`}
              loading="lazy"
              className="size-full rounded-lg border-0"
            />
          )}
        </div>
        <div>
          <pre className="whitespace-pre-wrap max-lg:break-all rounded-lg border border-line bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere]">
            <code ref={block}>{code}</code>
          </pre>
          <Button look="primary" onClick={copy} className="mt-3">
            <Icon name="copy" className="size-4" />
            Copy code
            <span className="sr-only"> for the {tool.name}</span>
          </Button>
        </div>
      </div>
    </>
  );
}

interface JobSelectProps {
  tool: Tool;
  path: string;
  onChange: (path: string) => void;
}

function JobSelect({ tool, path, onChange }: JobSelectProps) {
  const id = useId();
  return (
    <div className="mb-4 max-w-md">
      <label htmlFor={id} className="mb-1 block font-medium text-muted text-sm">
        Embed
      </label>
      <select
        id={id}
        value={path}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink"
      >
        <option value={tool.path}>{messages.wholeTool(tool.name)}</option>
        <optgroup label="One question">
          {tool.jobs.map((job) => (
            <option key={job.path} value={job.path}>
              {job.name}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
