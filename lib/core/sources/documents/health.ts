import { documents } from "../document.ts";

export const health = documents({
  "who-894": {
    title: "Obesity: preventing and managing the global epidemic, WHO Technical Report Series 894",
    edition: "2000",
    url: "https://iris.who.int/handle/10665/42330",
  },
  "acog-700": {
    title: "ACOG Committee Opinion 700, Methods for Estimating the Due Date",
    publisher: "American College of Obstetricians and Gynecologists",
    edition: "May 2017",
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
  },
  "cdc-adult": {
    title: "CDC, Adult BMI Categories, with the weight table for 5 ft 9 in",
    url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
  },
  "lancet-2004": {
    title: "WHO Expert Consultation, Appropriate body-mass index for Asian populations, Lancet 363, 157–163",
    edition: "2004",
    url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
  },
  "cdc-2000": {
    title: "CDC Growth Charts, BMI-for-age 2 to 20 years, LMS parameters (bmiagerev.csv)",
    edition: "2000",
    url: "https://www.cdc.gov/growthcharts/percentile_data_files.htm",
  },
  "cdc-extended": {
    title:
      "CDC Extended BMI-for-Age Growth Charts; method: Wei et al., Annals of Human Biology 47(6), 514–521 (2020)",
    edition: "2022",
    url: "https://www.cdc.gov/growthcharts/extended-bmi-data-files.htm",
  },
  "aap-2023": {
    title: "AAP clinical practice guideline on children with obesity, Pediatrics 151(2), e2022060640",
    edition: "2023",
  },
  "nice-ng246": {
    title: "NICE guideline NG246, Overweight and obesity management",
    edition: "2025",
    url: "https://www.nice.org.uk/guidance/ng246",
  },
  "who-waist": {
    title: "WHO, Waist circumference and waist–hip ratio: report of a WHO expert consultation",
    edition: "Geneva 2008, published 2011",
  },
  trefethen: {
    title: "L. N. Trefethen, letter to The Economist on the exponent of the BMI",
    edition: "January 5, 2013",
  },
  mifflin: {
    title:
      "Mifflin et al., A new predictive equation for resting energy expenditure, Am J Clin Nutr 51, 241–247",
    edition: "1990",
    url: "https://doi.org/10.1093/ajcn/51.2.241",
  },
  roza: {
    title: "Roza and Shizgal, The Harris Benedict equation reevaluated, Am J Clin Nutr 40, 168–182",
    edition: "1984",
  },
  cunningham: {
    title:
      "Cunningham, A reanalysis of the factors influencing basal metabolic rate, Am J Clin Nutr 33, 2372–2374",
    edition: "1980",
  },
  "katch-mcardle": {
    title: "McArdle, Katch and Katch, Exercise Physiology: resting energy from fat-free mass",
  },
  eer: {
    title:
      "National Academies, Dietary Reference Intakes for Energy; equations as published by Health Canada",
    edition: "2023",
    url: "https://www.canada.ca/en/health-canada/services/food-nutrition/healthy-eating/dietary-reference-intakes/tables/equations-estimate-energy-requirement.html",
  },
  fao: {
    title: "FAO, Human energy requirements: report of a joint FAO/WHO/UNU expert consultation",
    edition: "2004",
  },
  wishnofsky: {
    title: "Wishnofsky, Caloric equivalents of gained or lost weight, Am J Clin Nutr 6, 542–546",
    edition: "1958",
  },
  frankenfield: {
    title:
      "Frankenfield, Roth-Yousey and Compher, Comparison of predictive equations for resting metabolic rate, J Am Diet Assoc 105, 775–789",
    edition: "2005",
    url: "https://doi.org/10.1016/j.jada.2005.02.005",
  },
  "dri-2005": {
    title:
      "Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids",
    publisher: "National Academies",
    edition: "2002/2005",
    url: "https://doi.org/10.17226/10490",
  },
  vlcd: {
    title: "NIH/NIDDK, Very Low-Calorie Diets: about 800 kcal per day or less, under medical supervision",
  },
  "hall-2011": {
    title:
      "Hall et al.: Quantification of the effect of energy imbalance on bodyweight, The Lancet 378, 826–837",
    edition: "2011",
    url: "https://doi.org/10.1016/S0140-6736(11)60812-X",
  },
  "jensen-2014": {
    title:
      "2013 AHA/ACC/TOS Guideline for the Management of Overweight and Obesity in Adults, Circulation 129, S102–S138",
    edition: "2014",
    url: "https://doi.org/10.1161/01.cir.0000437739.71477.ee",
  },
});
