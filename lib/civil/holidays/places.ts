/** Made by scripts/build-holidays.py from the Python package holidays 0.105 (MIT): do not edit. */
export const places = [
  {
    id: "af",
    label: "Afghanistan",
  },
  {
    id: "ax",
    label: "Åland Islands",
  },
  {
    id: "al",
    label: "Albania",
  },
  {
    id: "dz",
    label: "Algeria",
  },
  {
    id: "as",
    label: "American Samoa",
  },
  {
    id: "ad",
    label: "Andorra",
  },
  {
    id: "ao",
    label: "Angola",
  },
  {
    id: "ai",
    label: "Anguilla",
  },
  {
    id: "aq",
    label: "Antarctica",
  },
  {
    id: "ag",
    label: "Antigua & Barbuda",
  },
  {
    id: "ar",
    label: "Argentina",
  },
  {
    id: "am",
    label: "Armenia",
  },
  {
    id: "aw",
    label: "Aruba",
  },
  {
    id: "au",
    label: "Australia, nationwide holidays",
  },
  {
    id: "au-act",
    label: "Australia: Australian Capital Territory",
  },
  {
    id: "au-nsw",
    label: "Australia: New South Wales",
  },
  {
    id: "au-nt",
    label: "Australia: Northern Territory",
  },
  {
    id: "au-qld",
    label: "Australia: Queensland",
  },
  {
    id: "au-sa",
    label: "Australia: South Australia",
  },
  {
    id: "au-tas",
    label: "Australia: Tasmania",
  },
  {
    id: "au-vic",
    label: "Australia: Victoria",
  },
  {
    id: "au-wa",
    label: "Australia: Western Australia",
  },
  {
    id: "at",
    label: "Austria",
  },
  {
    id: "az",
    label: "Azerbaijan",
  },
  {
    id: "bs",
    label: "Bahamas",
  },
  {
    id: "bh",
    label: "Bahrain",
  },
  {
    id: "bd",
    label: "Bangladesh",
  },
  {
    id: "bb",
    label: "Barbados",
  },
  {
    id: "by",
    label: "Belarus",
  },
  {
    id: "be",
    label: "Belgium",
  },
  {
    id: "bz",
    label: "Belize",
  },
  {
    id: "bj",
    label: "Benin",
  },
  {
    id: "bm",
    label: "Bermuda",
  },
  {
    id: "bt",
    label: "Bhutan",
  },
  {
    id: "bo",
    label: "Bolivia",
  },
  {
    id: "ba",
    label: "Bosnia & Herzegovina",
  },
  {
    id: "bw",
    label: "Botswana",
  },
  {
    id: "br",
    label: "Brazil",
  },
  {
    id: "vg",
    label: "British Virgin Islands",
  },
  {
    id: "bn",
    label: "Brunei",
  },
  {
    id: "bg",
    label: "Bulgaria",
  },
  {
    id: "bf",
    label: "Burkina Faso",
  },
  {
    id: "bi",
    label: "Burundi",
  },
  {
    id: "kh",
    label: "Cambodia",
  },
  {
    id: "cm",
    label: "Cameroon",
  },
  {
    id: "ca",
    label: "Canada, nationwide holidays",
  },
  {
    id: "ca-ab",
    label: "Canada: Alberta",
  },
  {
    id: "ca-bc",
    label: "Canada: British Columbia",
  },
  {
    id: "ca-mb",
    label: "Canada: Manitoba",
  },
  {
    id: "ca-nb",
    label: "Canada: New Brunswick",
  },
  {
    id: "ca-nl",
    label: "Canada: Newfoundland and Labrador",
  },
  {
    id: "ca-nt",
    label: "Canada: Northwest Territories",
  },
  {
    id: "ca-ns",
    label: "Canada: Nova Scotia",
  },
  {
    id: "ca-nu",
    label: "Canada: Nunavut",
  },
  {
    id: "ca-on",
    label: "Canada: Ontario",
  },
  {
    id: "ca-pe",
    label: "Canada: Prince Edward Island",
  },
  {
    id: "ca-qc",
    label: "Canada: Quebec",
  },
  {
    id: "ca-sk",
    label: "Canada: Saskatchewan",
  },
  {
    id: "ca-yt",
    label: "Canada: Yukon",
  },
  {
    id: "cv",
    label: "Cape Verde",
  },
  {
    id: "bq",
    label: "Caribbean Netherlands",
  },
  {
    id: "ky",
    label: "Cayman Islands",
  },
  {
    id: "cf",
    label: "Central African Republic",
  },
  {
    id: "td",
    label: "Chad",
  },
  {
    id: "cl",
    label: "Chile",
  },
  {
    id: "cn",
    label: "China",
  },
  {
    id: "cx",
    label: "Christmas Island",
  },
  {
    id: "cc",
    label: "Cocos (Keeling) Islands",
  },
  {
    id: "co",
    label: "Colombia",
  },
  {
    id: "km",
    label: "Comoros",
  },
  {
    id: "cg",
    label: "Congo - Brazzaville",
  },
  {
    id: "cd",
    label: "Congo - Kinshasa",
  },
  {
    id: "ck",
    label: "Cook Islands",
  },
  {
    id: "cr",
    label: "Costa Rica",
  },
  {
    id: "hr",
    label: "Croatia",
  },
  {
    id: "cu",
    label: "Cuba",
  },
  {
    id: "cw",
    label: "Curaçao",
  },
  {
    id: "cy",
    label: "Cyprus",
  },
  {
    id: "cz",
    label: "Czechia",
  },
  {
    id: "ci",
    label: "Côte d’Ivoire",
  },
  {
    id: "dk",
    label: "Denmark",
  },
  {
    id: "dj",
    label: "Djibouti",
  },
  {
    id: "dm",
    label: "Dominica",
  },
  {
    id: "do",
    label: "Dominican Republic",
  },
  {
    id: "ec",
    label: "Ecuador",
  },
  {
    id: "eg",
    label: "Egypt",
  },
  {
    id: "sv",
    label: "El Salvador",
  },
  {
    id: "gq",
    label: "Equatorial Guinea",
  },
  {
    id: "er",
    label: "Eritrea",
  },
  {
    id: "ee",
    label: "Estonia",
  },
  {
    id: "sz",
    label: "Eswatini",
  },
  {
    id: "et",
    label: "Ethiopia",
  },
  {
    id: "fk",
    label: "Falkland Islands",
  },
  {
    id: "fo",
    label: "Faroe Islands",
  },
  {
    id: "fj",
    label: "Fiji",
  },
  {
    id: "fi",
    label: "Finland",
  },
  {
    id: "fr",
    label: "France",
  },
  {
    id: "gf",
    label: "French Guiana",
  },
  {
    id: "pf",
    label: "French Polynesia",
  },
  {
    id: "tf",
    label: "French Southern Territories",
  },
  {
    id: "ga",
    label: "Gabon",
  },
  {
    id: "gm",
    label: "Gambia",
  },
  {
    id: "ge",
    label: "Georgia",
  },
  {
    id: "de",
    label: "Germany, nationwide holidays",
  },
  {
    id: "de-bw",
    label: "Germany: Baden-Württemberg",
  },
  {
    id: "de-by",
    label: "Germany: Bayern",
  },
  {
    id: "de-be",
    label: "Germany: Berlin",
  },
  {
    id: "de-bb",
    label: "Germany: Brandenburg",
  },
  {
    id: "de-hb",
    label: "Germany: Bremen",
  },
  {
    id: "de-hh",
    label: "Germany: Hamburg",
  },
  {
    id: "de-he",
    label: "Germany: Hessen",
  },
  {
    id: "de-mv",
    label: "Germany: Mecklenburg-Vorpommern",
  },
  {
    id: "de-ni",
    label: "Germany: Niedersachsen",
  },
  {
    id: "de-nw",
    label: "Germany: Nordrhein-Westfalen",
  },
  {
    id: "de-rp",
    label: "Germany: Rheinland-Pfalz",
  },
  {
    id: "de-sl",
    label: "Germany: Saarland",
  },
  {
    id: "de-sn",
    label: "Germany: Sachsen",
  },
  {
    id: "de-st",
    label: "Germany: Sachsen-Anhalt",
  },
  {
    id: "de-sh",
    label: "Germany: Schleswig-Holstein",
  },
  {
    id: "de-th",
    label: "Germany: Thüringen",
  },
  {
    id: "gh",
    label: "Ghana",
  },
  {
    id: "gi",
    label: "Gibraltar",
  },
  {
    id: "gr",
    label: "Greece",
  },
  {
    id: "gl",
    label: "Greenland",
  },
  {
    id: "gd",
    label: "Grenada",
  },
  {
    id: "gp",
    label: "Guadeloupe",
  },
  {
    id: "gu",
    label: "Guam",
  },
  {
    id: "gt",
    label: "Guatemala",
  },
  {
    id: "gg",
    label: "Guernsey",
  },
  {
    id: "gn",
    label: "Guinea",
  },
  {
    id: "gw",
    label: "Guinea-Bissau",
  },
  {
    id: "gy",
    label: "Guyana",
  },
  {
    id: "ht",
    label: "Haiti",
  },
  {
    id: "hn",
    label: "Honduras",
  },
  {
    id: "hk",
    label: "Hong Kong SAR China",
  },
  {
    id: "hu",
    label: "Hungary",
  },
  {
    id: "is",
    label: "Iceland",
  },
  {
    id: "in",
    label: "India",
  },
  {
    id: "id",
    label: "Indonesia",
  },
  {
    id: "ir",
    label: "Iran",
  },
  {
    id: "iq",
    label: "Iraq",
  },
  {
    id: "ie",
    label: "Ireland",
  },
  {
    id: "im",
    label: "Isle of Man",
  },
  {
    id: "il",
    label: "Israel",
  },
  {
    id: "it",
    label: "Italy",
  },
  {
    id: "jm",
    label: "Jamaica",
  },
  {
    id: "jp",
    label: "Japan",
  },
  {
    id: "je",
    label: "Jersey",
  },
  {
    id: "jo",
    label: "Jordan",
  },
  {
    id: "kz",
    label: "Kazakhstan",
  },
  {
    id: "ke",
    label: "Kenya",
  },
  {
    id: "ki",
    label: "Kiribati",
  },
  {
    id: "xk",
    label: "Kosovo",
  },
  {
    id: "kw",
    label: "Kuwait",
  },
  {
    id: "kg",
    label: "Kyrgyzstan",
  },
  {
    id: "la",
    label: "Laos",
  },
  {
    id: "lv",
    label: "Latvia",
  },
  {
    id: "lb",
    label: "Lebanon",
  },
  {
    id: "ls",
    label: "Lesotho",
  },
  {
    id: "lr",
    label: "Liberia",
  },
  {
    id: "ly",
    label: "Libya",
  },
  {
    id: "li",
    label: "Liechtenstein",
  },
  {
    id: "lt",
    label: "Lithuania",
  },
  {
    id: "lu",
    label: "Luxembourg",
  },
  {
    id: "mo",
    label: "Macao SAR China",
  },
  {
    id: "mg",
    label: "Madagascar",
  },
  {
    id: "mw",
    label: "Malawi",
  },
  {
    id: "my",
    label: "Malaysia",
  },
  {
    id: "mv",
    label: "Maldives",
  },
  {
    id: "ml",
    label: "Mali",
  },
  {
    id: "mt",
    label: "Malta",
  },
  {
    id: "mh",
    label: "Marshall Islands",
  },
  {
    id: "mq",
    label: "Martinique",
  },
  {
    id: "mr",
    label: "Mauritania",
  },
  {
    id: "mu",
    label: "Mauritius",
  },
  {
    id: "yt",
    label: "Mayotte",
  },
  {
    id: "mx",
    label: "Mexico",
  },
  {
    id: "fm",
    label: "Micronesia",
  },
  {
    id: "md",
    label: "Moldova",
  },
  {
    id: "mc",
    label: "Monaco",
  },
  {
    id: "mn",
    label: "Mongolia",
  },
  {
    id: "me",
    label: "Montenegro",
  },
  {
    id: "ms",
    label: "Montserrat",
  },
  {
    id: "ma",
    label: "Morocco",
  },
  {
    id: "mz",
    label: "Mozambique",
  },
  {
    id: "mm",
    label: "Myanmar (Burma)",
  },
  {
    id: "na",
    label: "Namibia",
  },
  {
    id: "nr",
    label: "Nauru",
  },
  {
    id: "np",
    label: "Nepal",
  },
  {
    id: "nl",
    label: "Netherlands",
  },
  {
    id: "nc",
    label: "New Caledonia",
  },
  {
    id: "nz",
    label: "New Zealand",
  },
  {
    id: "ni",
    label: "Nicaragua",
  },
  {
    id: "ne",
    label: "Niger",
  },
  {
    id: "ng",
    label: "Nigeria",
  },
  {
    id: "nu",
    label: "Niue",
  },
  {
    id: "nf",
    label: "Norfolk Island",
  },
  {
    id: "kp",
    label: "North Korea",
  },
  {
    id: "mk",
    label: "North Macedonia",
  },
  {
    id: "mp",
    label: "Northern Mariana Islands",
  },
  {
    id: "no",
    label: "Norway",
  },
  {
    id: "om",
    label: "Oman",
  },
  {
    id: "pk",
    label: "Pakistan",
  },
  {
    id: "pw",
    label: "Palau",
  },
  {
    id: "ps",
    label: "Palestinian Territories",
  },
  {
    id: "pa",
    label: "Panama",
  },
  {
    id: "pg",
    label: "Papua New Guinea",
  },
  {
    id: "py",
    label: "Paraguay",
  },
  {
    id: "pe",
    label: "Peru",
  },
  {
    id: "ph",
    label: "Philippines",
  },
  {
    id: "pn",
    label: "Pitcairn Islands",
  },
  {
    id: "pl",
    label: "Poland",
  },
  {
    id: "pt",
    label: "Portugal",
  },
  {
    id: "pr",
    label: "Puerto Rico",
  },
  {
    id: "qa",
    label: "Qatar",
  },
  {
    id: "ro",
    label: "Romania",
  },
  {
    id: "ru",
    label: "Russia",
  },
  {
    id: "rw",
    label: "Rwanda",
  },
  {
    id: "re",
    label: "Réunion",
  },
  {
    id: "ws",
    label: "Samoa",
  },
  {
    id: "sm",
    label: "San Marino",
  },
  {
    id: "sa",
    label: "Saudi Arabia",
  },
  {
    id: "sn",
    label: "Senegal",
  },
  {
    id: "rs",
    label: "Serbia",
  },
  {
    id: "sc",
    label: "Seychelles",
  },
  {
    id: "sl",
    label: "Sierra Leone",
  },
  {
    id: "sg",
    label: "Singapore",
  },
  {
    id: "sx",
    label: "Sint Maarten",
  },
  {
    id: "sk",
    label: "Slovakia",
  },
  {
    id: "si",
    label: "Slovenia",
  },
  {
    id: "sb",
    label: "Solomon Islands",
  },
  {
    id: "so",
    label: "Somalia",
  },
  {
    id: "za",
    label: "South Africa",
  },
  {
    id: "gs",
    label: "South Georgia & South Sandwich Islands",
  },
  {
    id: "kr",
    label: "South Korea",
  },
  {
    id: "ss",
    label: "South Sudan",
  },
  {
    id: "es",
    label: "Spain, nationwide holidays",
  },
  {
    id: "es-an",
    label: "Spain: Andalucía",
  },
  {
    id: "es-ar",
    label: "Spain: Aragón",
  },
  {
    id: "es-as",
    label: "Spain: Asturias",
  },
  {
    id: "es-cn",
    label: "Spain: Canarias",
  },
  {
    id: "es-cb",
    label: "Spain: Cantabria",
  },
  {
    id: "es-cl",
    label: "Spain: Castilla y León",
  },
  {
    id: "es-cm",
    label: "Spain: Castilla-La Mancha",
  },
  {
    id: "es-ct",
    label: "Spain: Cataluña",
  },
  {
    id: "es-ce",
    label: "Spain: Ceuta",
  },
  {
    id: "es-ex",
    label: "Spain: Extremadura",
  },
  {
    id: "es-ga",
    label: "Spain: Galicia",
  },
  {
    id: "es-ib",
    label: "Spain: Islas Baleares",
  },
  {
    id: "es-ri",
    label: "Spain: La Rioja",
  },
  {
    id: "es-md",
    label: "Spain: Madrid",
  },
  {
    id: "es-ml",
    label: "Spain: Melilla",
  },
  {
    id: "es-mc",
    label: "Spain: Murcia",
  },
  {
    id: "es-nc",
    label: "Spain: Navarra",
  },
  {
    id: "es-pv",
    label: "Spain: País Vasco",
  },
  {
    id: "es-vc",
    label: "Spain: Valenciana",
  },
  {
    id: "lk",
    label: "Sri Lanka",
  },
  {
    id: "bl",
    label: "St. Barthélemy",
  },
  {
    id: "sh",
    label: "St. Helena",
  },
  {
    id: "kn",
    label: "St. Kitts & Nevis",
  },
  {
    id: "lc",
    label: "St. Lucia",
  },
  {
    id: "mf",
    label: "St. Martin",
  },
  {
    id: "pm",
    label: "St. Pierre & Miquelon",
  },
  {
    id: "vc",
    label: "St. Vincent & Grenadines",
  },
  {
    id: "sd",
    label: "Sudan",
  },
  {
    id: "sr",
    label: "Suriname",
  },
  {
    id: "sj",
    label: "Svalbard & Jan Mayen",
  },
  {
    id: "se",
    label: "Sweden",
  },
  {
    id: "ch",
    label: "Switzerland, nationwide holidays",
  },
  {
    id: "ch-ag",
    label: "Switzerland: Aargau",
  },
  {
    id: "ch-ar",
    label: "Switzerland: Appenzell Ausserrhoden",
  },
  {
    id: "ch-ai",
    label: "Switzerland: Appenzell Innerrhoden",
  },
  {
    id: "ch-bl",
    label: "Switzerland: Basel-Landschaft",
  },
  {
    id: "ch-bs",
    label: "Switzerland: Basel-Stadt",
  },
  {
    id: "ch-be",
    label: "Switzerland: Bern",
  },
  {
    id: "ch-fr",
    label: "Switzerland: Freiburg",
  },
  {
    id: "ch-ge",
    label: "Switzerland: Genève",
  },
  {
    id: "ch-gl",
    label: "Switzerland: Glarus",
  },
  {
    id: "ch-gr",
    label: "Switzerland: Graubünden",
  },
  {
    id: "ch-ju",
    label: "Switzerland: Jura",
  },
  {
    id: "ch-lu",
    label: "Switzerland: Luzern",
  },
  {
    id: "ch-ne",
    label: "Switzerland: Neuchâtel",
  },
  {
    id: "ch-nw",
    label: "Switzerland: Nidwalden",
  },
  {
    id: "ch-ow",
    label: "Switzerland: Obwalden",
  },
  {
    id: "ch-sg",
    label: "Switzerland: Sankt Gallen",
  },
  {
    id: "ch-sh",
    label: "Switzerland: Schaffhausen",
  },
  {
    id: "ch-sz",
    label: "Switzerland: Schwyz",
  },
  {
    id: "ch-so",
    label: "Switzerland: Solothurn",
  },
  {
    id: "ch-stadt zurich",
    label: "Switzerland: Stadt Zürich",
  },
  {
    id: "ch-tg",
    label: "Switzerland: Thurgau",
  },
  {
    id: "ch-ti",
    label: "Switzerland: Ticino",
  },
  {
    id: "ch-ur",
    label: "Switzerland: Uri",
  },
  {
    id: "ch-vs",
    label: "Switzerland: Valais",
  },
  {
    id: "ch-vd",
    label: "Switzerland: Vaud",
  },
  {
    id: "ch-zg",
    label: "Switzerland: Zug",
  },
  {
    id: "ch-zh",
    label: "Switzerland: Zürich",
  },
  {
    id: "sy",
    label: "Syria",
  },
  {
    id: "st",
    label: "São Tomé & Príncipe",
  },
  {
    id: "tw",
    label: "Taiwan",
  },
  {
    id: "tj",
    label: "Tajikistan",
  },
  {
    id: "tz",
    label: "Tanzania",
  },
  {
    id: "th",
    label: "Thailand",
  },
  {
    id: "tl",
    label: "Timor-Leste",
  },
  {
    id: "tg",
    label: "Togo",
  },
  {
    id: "tk",
    label: "Tokelau",
  },
  {
    id: "to",
    label: "Tonga",
  },
  {
    id: "tt",
    label: "Trinidad & Tobago",
  },
  {
    id: "tn",
    label: "Tunisia",
  },
  {
    id: "tm",
    label: "Turkmenistan",
  },
  {
    id: "tc",
    label: "Turks & Caicos Islands",
  },
  {
    id: "tv",
    label: "Tuvalu",
  },
  {
    id: "tr",
    label: "Türkiye",
  },
  {
    id: "um",
    label: "U.S. Outlying Islands",
  },
  {
    id: "vi",
    label: "U.S. Virgin Islands",
  },
  {
    id: "ug",
    label: "Uganda",
  },
  {
    id: "ae",
    label: "United Arab Emirates",
  },
  {
    id: "uk",
    label: "United Kingdom",
  },
  {
    id: "gb",
    label: "United Kingdom, nationwide holidays",
  },
  {
    id: "gb-eng",
    label: "United Kingdom: England",
  },
  {
    id: "gb-nir",
    label: "United Kingdom: Northern Ireland",
  },
  {
    id: "gb-sct",
    label: "United Kingdom: Scotland",
  },
  {
    id: "gb-wls",
    label: "United Kingdom: Wales",
  },
  {
    id: "us",
    label: "United States",
  },
  {
    id: "uy",
    label: "Uruguay",
  },
  {
    id: "uz",
    label: "Uzbekistan",
  },
  {
    id: "vu",
    label: "Vanuatu",
  },
  {
    id: "va",
    label: "Vatican City",
  },
  {
    id: "ve",
    label: "Venezuela",
  },
  {
    id: "vn",
    label: "Vietnam",
  },
  {
    id: "wf",
    label: "Wallis & Futuna",
  },
  {
    id: "eh",
    label: "Western Sahara",
  },
  {
    id: "ye",
    label: "Yemen",
  },
  {
    id: "zm",
    label: "Zambia",
  },
  {
    id: "zw",
    label: "Zimbabwe",
  },
] as const;
