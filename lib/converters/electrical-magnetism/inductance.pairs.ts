import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "microhenries-to-millihenries", from: "microhenry", to: "millihenry" },
  { slug: "millihenries-to-henries", from: "millihenry", to: "henry" },
  { slug: "millihenries-to-microhenries", from: "millihenry", to: "microhenry" },
  { slug: "nanohenries-to-microhenries", from: "nanohenry", to: "microhenry" },
]);
