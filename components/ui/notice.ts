/** A short message to the visitor, shown in the toast area of the page. */
export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}
