/** A short message to the visitor, shown in the toast area of the page. */
export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
const waiting: Notice[] = [];

/** Shows a toast. May be called before the toast area is there: the notice waits for it. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Connects the one toast area of the page; returns the disconnect. */
export function onNotice(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    listener = undefined;
  };
}
