/** Attributes that connect a combobox to its list (ARIA Authoring Practices, combobox). */
export interface ComboboxState {
  expanded: boolean;
  /** Ids of the list and of its active option. */
  controls?: string;
  active?: string;
}

/** A combobox that has nothing to show. */
export const CLOSED: ComboboxState = { expanded: false };
