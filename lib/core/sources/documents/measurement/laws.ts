import { documents } from "../../document.ts";

/** Laws and official orders that fix a unit. */
export const laws = documents({
  FR2020: {
    title: "Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698",
    publisher: "Federal Register",
    edition: "October 5, 2020",
    url: "https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot",
  },
  UKWM85: {
    title: "Weights and Measures Act 1985, Schedule 1",
    publisher: "UK Parliament",
    edition: "1985",
    url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
  },
  "26USC45K": {
    title: "Internal Revenue Code, 26 U.S.C. 45K: barrel-of-oil equivalent of 5.8 million Btu",
    publisher: "US Congress",
    edition: "current edition",
  },
  CAWC: {
    title: "California Water Code, section 24: miner’s inch",
    publisher: "State of California",
    edition: "current edition",
  },
  CAWMA: {
    title: "Weights and Measures Act, R.S.C. 1985, c. W-6",
    publisher: "Parliament of Canada",
    edition: "1985",
    url: "https://laws-lois.justice.gc.ca/eng/acts/W-6/",
  },
  "CFR16-460": {
    title: "16 CFR Part 460: Labeling and advertising of home insulation",
    publisher: "US Federal Trade Commission",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-16/part-460",
  },
  "CFR21-101": {
    title: "21 CFR 101.9: Nutrition labeling of food",
    publisher: "US Food and Drug Administration",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-21/section-101.9",
  },
  "CFR27-25": {
    title: "27 CFR 25.11: Beer, meaning of terms",
    publisher: "US Alcohol and Tobacco Tax and Trade Bureau",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-27/section-25.11",
  },
  "CFR40-600": {
    title: "Fuel Economy and Greenhouse Gas Exhaust Emissions of Motor Vehicles, 40 CFR Part 600",
    publisher: "US EPA",
    edition: "current edition",
    url: "https://www.ecfr.gov/current/title-40/chapter-I/subchapter-Q/part-600",
  },
  CN1959: {
    title: "Order on the unification of the system of weights and measures",
    publisher: "State Council of China",
    edition: "June 25, 1959",
  },
  ES1852: {
    title:
      "Correspondence of the Spanish weights and measures with the metric system, Royal Order of December 9, 1852",
    publisher: "Government of Spain",
    edition: "1852",
  },
  "EU 2008/50/EC": {
    title: "Directive 2008/50/EC on ambient air quality and cleaner air for Europe",
    publisher: "European Union",
    edition: "2008",
    url: "https://eur-lex.europa.eu/eli/dir/2008/50/oj",
  },
  FR1799: {
    title: "Law of 19 frimaire, year VIII: the definitive meter is 3 pieds 11.296 lignes",
    publisher: "French Republic",
    edition: "December 10, 1799",
  },
  FR1959: {
    title: "Refinement of Values for the Yard and the Pound, 24 FR 5348",
    publisher: "Federal Register",
    edition: "July 1, 1959",
    url: "https://geodesy.noaa.gov/PUBS_LIB/FedRegister/FRdoc59-5442.pdf",
  },
  HKCAP68: {
    title: "Weights and Measures Ordinance, Cap. 68",
    publisher: "Government of Hong Kong",
    edition: "1987, as amended",
    url: "https://www.elegislation.gov.hk/hk/cap68",
  },
  IDC: {
    title: "Idaho Code, section 42-102: standard for measurement of water",
    publisher: "State of Idaho",
    edition: "current edition",
  },
  IN1956: {
    title: "Standards of Weights and Measures Act, 1956 (No. 89)",
    publisher: "Government of India",
    edition: "1956",
  },
  ITC1969: {
    title: "International Convention on Tonnage Measurement of Ships",
    publisher: "IMO",
    edition: "1969",
  },
  JPWMA: {
    title: "Weights and Measures Act of Japan (shaku-kan system)",
    publisher: "Government of Japan",
    edition: "1891, revised 1909",
  },
  RU1899: {
    title: "Statute on Weights and Measures",
    publisher: "Russian Empire",
    edition: "June 4, 1899",
  },
  TH1923: {
    title: "Weights and Measures Act, B.E. 2466",
    publisher: "Kingdom of Thailand",
    edition: "1923",
  },
  TXNRC: {
    title: "Texas Natural Resources Code, section 21.077",
    publisher: "State of Texas",
    edition: "current edition",
  },
  ZASG: {
    title: "Official conversion factors of old South African units",
    publisher: "Chief Surveyor-General of South Africa",
    edition: "2007",
  },
});
