import type { Notice } from "./notice";

/** Shows a toast. The toast area and its library are loaded with the first one, not with the page. */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ show }) => show(notice),
    () => console.error(notice.title, notice.description),
  );
}

/** Shows a toast about something that failed. */
export const notifyError = (description: string, title = "Error"): void =>
  notify({ title, description, variant: "destructive" });
