import { buttonStyles } from "@/components/ui/button";

interface PlainNoticeProps {
  path: string;
  /** Parameters of the tool’s initial state, so that the server answers. */
  start: Readonly<Record<string, string>>;
}

/** Notice on a tool's static page for browsers without script, with a link to the working form. */
export function PlainNotice({ path, start }: PlainNoticeProps) {
  return (
    <noscript>
      <form
        action={path}
        method="get"
        target="_self"
        className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-strong bg-surface p-4"
      >
        <p className="min-w-0 flex-1 basis-64 text-sm leading-snug">
          JavaScript is off, so the form below shows only its example. Our server can calculate with your
          values.
        </p>
        {Object.entries(start).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <button type="submit" className={buttonStyles.primary}>
          Calculate without JavaScript
        </button>
      </form>
    </noscript>
  );
}
