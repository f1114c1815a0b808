import { documents } from "../document.ts";

export const materials = documents({
  "beer-johnston": {
    title: "F. P. Beer, E. R. Johnston, J. T. DeWolf, D. F. Mazurek, Mechanics of Materials",
    edition: "6th edition, 2012",
  },
  ashby: { title: "M. F. Ashby, Materials Selection in Mechanical Design", edition: "4th edition, 2011" },
  incropera: {
    title:
      "F. P. Incropera, D. P. DeWitt, T. L. Bergman, A. S. Lavine, Fundamentals of Heat and Mass Transfer",
    edition: "7th edition, 2011",
  },
  "machinerys-handbook": {
    title: "Machinery’s Handbook",
    publisher: "Industrial Press",
    edition: "29th edition, 2012",
  },
  callister: {
    title: "W. D. Callister and D. G. Rethwisch, Fundamentals of Materials Science and Engineering",
    edition: "3rd edition, 2008",
  },
});
