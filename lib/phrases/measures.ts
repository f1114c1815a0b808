/** A quantity as the tools take it. */
export interface Quantity {
  value: string;
  unit: string;
}
