import { messages } from "./messages";

export const leftOutNote = (count: number): string | undefined =>
  count === 0 ? undefined : messages.notDrawn(count);

export const Nothing = ({ note }: { note?: string | undefined }) => (
  <div className="grid h-full min-h-24 place-items-center rounded-md border border-line border-dashed p-6 text-center text-muted text-sm">
    <div>
      <p>Nothing to plot for these inputs.</p>
      {note && <p className="mt-1">{note}</p>}
    </div>
  </div>
);
