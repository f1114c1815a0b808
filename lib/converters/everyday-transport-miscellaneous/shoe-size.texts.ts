import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "All sizes are converted through foot length. US and UK sizes step by a third of an inch, EU sizes by two-thirds of a centimeter (Paris points) on a last 15 mm longer than the foot.",
    "Results are calculated, not rounded: take the nearest half size. Brands differ by up to one size, and ISO 19407 tables, which are rounded, may also differ by half a size.",
    "US children’s sizes end at 13.5; youth sizes then start again at 1 on the men’s scale. Widths are not converted.",
  ],
  pairs: [
    {
      slug: "us-men-to-eu",
      from: "us-men",
      to: "eu",
      title: "US Men’s to EU Shoe Size (US M to EU)",
      lead: "US men’s size {10} is about EU {=10}; brands differ by half a size, so check the foot length.",
      about: "European sizes count two-thirds of a centimeter along the last, American ones thirds of an inch from another starting point.",
      familiar: [
        ["8", "a smaller man’s shoe"],
        ["10", "about the average in the US"],
        ["12", "a tall man’s shoe"],
        ["15", "a size that many stores do not stock"],
      ],
      faq: [
        {
          q: "What is a US men’s 9 in EU sizes?",
          a: "A US men’s 9 is about EU 41.6, and 11 is about EU 44.2.",
        },
      ],
    },
    {
      slug: "us-women-to-eu",
      from: "us-women",
      to: "eu",
      title: "US Women’s to EU Shoe Size (US W to EU)",
      lead: "US women’s size {8} is about EU {=8}; brands differ by half a size, so check the foot length.",
      about: "American women’s numbers are about one and a half above the men’s; the European scale is the same for both.",
      familiar: [
        ["6", "a small woman’s shoe"],
        ["8", "close to the average in the US"],
        ["9", "a common size"],
        ["11", "the largest size of many models"],
      ],
      faq: [
        {
          q: "What is a US women’s 7 in EU sizes?",
          a: "A US women’s 7 is about EU 37.8. The label on the box often gives both.",
        },
        {
          q: "Does EU sizing differ for US women’s and men’s shoes?",
          a: "No. The European number is the length of the last, for men and women alike; only the US numbers differ.",
        },
      ],
    },
    {
      slug: "uk-to-eu",
      from: "uk",
      to: "eu",
      title: "UK to EU Shoe Sizes",
      lead: "UK size {8} is about EU {=8}; one British size is a third of an inch.",
      about: "British adults’ sizes are the same for men and women. One step is a third of an inch; a European step is two-thirds of a centimeter.",
      familiar: [
        ["4", "a common woman’s size"],
        ["6", "a larger woman’s or a smaller man’s size"],
        ["8", "a common man’s size"],
        ["11", "a tall man’s size"],
      ],
      faq: [
        {
          q: "What is a UK 9 in EU sizes?",
          a: "A UK 9 is about EU 42.9, and a UK 5 is about EU 37.8.",
        },
        {
          q: "Why do UK and EU shoe sizes not move in step?",
          a: "Because the steps differ: three British sizes are an inch, while three European ones are two centimeters. Half sizes on one scale fall between sizes on the other.",
        },
      ],
    },
    {
      slug: "eu-to-us-women",
      from: "eu",
      to: "us-women",
      title: "EU to US Women’s Shoe Size (EU to US W)",
      lead: "EU {39} is about US women’s {=39}; brands differ by half a size, so check the foot length.",
      about: "For European boots, clogs and sneakers in an American woman’s size.",
      familiar: [
        ["36", "a small woman’s shoe"],
        ["38", "a common size"],
        ["40", "a larger size"],
        ["42", "the largest size of many models"],
      ],
      faq: [
        {
          q: "What is EU 38 in US women’s sizes?",
          a: "EU 38 is about a US women’s 7.1. If you are between sizes, take the larger one for boots.",
        },
        {
          q: "Why does EU 39 come out as an odd US women’s size?",
          a: "The scales have different steps, so exact matches are rare; the result here is 7.9, and stores round it to the next half size.",
        },
      ],
    },
    {
      slug: "us-men-to-uk",
      from: "us-men",
      to: "uk",
      title: "US Men’s to UK Shoe Size (US M to UK)",
      lead: "US men’s size {10} is about UK {=10}: British numbers are smaller for the same shoe.",
      about: "British and American men’s sizes use the same step, a third of an inch, but start at different lengths.",
      familiar: [
        ["8", "a smaller man’s shoe"],
        ["10", "about the average"],
        ["12", "a tall man’s shoe"],
        ["14", "a very large shoe"],
      ],
      faq: [
        {
          q: "What is a US men’s 11 in UK sizes?",
          a: "A US men’s 11 is about UK 10. British labels run half a size to a full size below the American number.",
        },
        {
          q: "Are US and UK half sizes equal?",
          a: "Yes, both are a sixth of an inch, so a half size up in one is a half size up in the other.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["us-men-to-eu"],
      q: "How do I convert a US men’s size to EU?",
      a: "Add 22, divide by 3 for the foot in inches, multiply by 2.54, add 1.5 and multiply by 1.5. US men’s 9 is a foot of 26.25 cm and EU 41.62, sold as 41.5 or 42. US 10 is EU 42.89.",
    },
    {
      q: "What is the difference between US men’s and women’s sizes?",
      a: "On the Brannock device, women’s sizes are one higher: a men’s 8 is a women’s 9, both for a 25.4 cm foot. Many brands use a difference of 1.5 instead, so check their table for unisex shoes.",
    },
    {
      q: "How do I find my size from my foot length?",
      a: "Stand on paper, mark your heel and longest toe, and measure the longer foot. Convert from Foot length, cm, to any size: 25 cm is US men’s 7.53, US women’s 8.53, UK 6.53, EU 39.75 and Mondopoint 250. Round up to the next half size.",
    },
    {
      q: "Why does my EU size differ between brands?",
      a: "EU sizes measure the last, not the foot, and makers add 10 to 20 mm; 15 mm is used here. Five millimeters more or less shifts the size by 0.75, and the width and toe shape add to that.",
    },
    {
      q: "What is Mondopoint?",
      a: "The foot length in millimeters as defined by ISO 9407, used for ski boots and military boots, in Korea and China and, in centimeters, in Japan. A size 26.5 ski boot fits a 265 mm foot, US men’s 9.3 and EU 42 by this calculation.",
    },
  ],
});
