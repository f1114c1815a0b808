import type { RowList } from "./row-list";

/** What is done with rows: it comes with the first touch of them. */
export const loadActions = () => import("./row-actions");

/** Does something with the rows of a list. */
export type Act = (run: (actions: Awaited<ReturnType<typeof loadActions>>, list: RowList) => void) => void;
