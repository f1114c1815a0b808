import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "us-men-to-eu", from: "us-men", to: "eu", title: "US Men’s to EU Shoe Size (US M to EU)" },
  { slug: "us-women-to-eu", from: "us-women", to: "eu", title: "US Women’s to EU Shoe Size (US W to EU)" },
  { slug: "uk-to-eu", from: "uk", to: "eu", title: "UK to EU Shoe Size Converter" },
  { slug: "eu-to-us-women", from: "eu", to: "us-women", title: "EU to US Women’s Shoe Size (EU to US W)" },
  { slug: "us-men-to-uk", from: "us-men", to: "uk", title: "US Men’s to UK Shoe Size (US M to UK)" },
]);
