import type { Notice } from "./notice";

/** Displays a toast. Its library loads with the first one, not with the page. */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ show }) => show(notice),
    () => console.error(notice.title, notice.description),
  );
}

export const notifyError = (description: string, title = "Error"): void =>
  notify({ title, description, variant: "destructive" });
