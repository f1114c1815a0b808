import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { textBoxStyle } from "@/components/ui/text-field";

interface SearchFormProps {
  action: string;
  label: string;
  search: string;
  keep: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** Search form that navigates: it works without script, and Back undoes it. */
export function SearchForm({ action, label, search, keep, children }: SearchFormProps) {
  return (
    <search className="mt-4 block">
      <form action={action} className="flex flex-wrap gap-2">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          key={search}
          defaultValue={search}
          maxLength={200}
          aria-label={label}
          placeholder={label}
          className={`${textBoxStyle} min-w-0 max-w-sm flex-1 basis-48`}
        />
        {children}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
