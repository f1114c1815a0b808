export interface ComboboxState {
  expanded: boolean;
  /** Ids of the list and of its active option. */
  controls?: string;
  active?: string;
}

export const CLOSED: ComboboxState = { expanded: false };
