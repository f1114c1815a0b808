"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { firstProblem } from "@/lib/core/result/result";
import type { Project } from "@/lib/projects/project";
import { messages } from "./messages";

interface ImportButtonProps {
  disabled: boolean;
  onProject: (project: Project) => void;
}

/** Imports a project file; problems appear next to the button. */
export function ImportButton({ disabled, onProject }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");

  async function read(file: File) {
    setProblem("");
    try {
      const { MAX_PROJECT_TEXT, projectOfText } = await import("@/lib/projects/read-project");
      // Skips larger files without reading them: UTF-8 takes up to three bytes per character.
      if (file.size > 3 * MAX_PROJECT_TEXT) return setProblem(messages.fileTooLarge);
      const result = projectOfText(await file.text());
      if (result.ok) onProject(result.value);
      else setProblem(firstProblem(result).message);
    } catch {
      setProblem(messages.fileNotRead);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Project file"
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void read(file);
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        <Icon name="download" className="size-4 rotate-180" />
        Import
      </Button>
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
