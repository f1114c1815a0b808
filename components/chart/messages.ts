import { formatCounted } from "@/lib/core/locale/locale";

export const messages = {
  showChart: "Show as chart",
  showTable: "Show as table",
  notDrawn: (count: number) =>
    `${formatCounted(count, { one: "point is", other: "points are" })} not drawn: a logarithmic axis cannot show values of 0 or below. The table lists all points.`,
};
