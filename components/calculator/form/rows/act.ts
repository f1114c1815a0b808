import type { RowList } from "./row-list";

/** Loads the actions on rows with the first interaction with them. */
export const loadActions = () => import("./row-actions");

export type Act = (run: (actions: Awaited<ReturnType<typeof loadActions>>, list: RowList) => void) => void;
