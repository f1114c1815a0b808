import type { Notice } from "./notice";

/** Shows a toast. The toast area and its library are loaded with the first one, not with the page. */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ show }) => show(notice),
    () => console.error(notice.title, notice.description),
  );
}
