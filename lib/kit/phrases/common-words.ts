/** Words that several calculators' questions share (`words` in define.ts). */
export const MONEY =
  "money dollar dollars bucks usd cost costs costing price pay pays paying paid payment payments month monthly year years yearly annual annually ";

export const BODY =
  "weight weigh weighs weighing height tall old age aged year years body lb lbs kg cm ft in inch feet foot pounds stone kilos ";
