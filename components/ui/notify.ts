/** A short message to the visitor, shown in the toast area of the page. */
export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

/** Shows a toast. The toast area and its library are loaded with the first one, not with the page. */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ show }) => show(notice),
    () => console.error(notice.title, notice.description),
  );
}
