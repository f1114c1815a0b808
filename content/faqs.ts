/** Categories of the FAQ page (docs/specification.md, section 3). */
export type FaqCategory = "privacy" | "technical" | "general" | "support" | "other";

export interface Faq {
  category: FaqCategory;
  question: string;
  /** Paragraphs, a line each. */
  answer: string;
}

/** The questions that a new database starts with. From then on the admin keeps them. */
export const faqs: readonly Faq[] = [
  {
    category: "general",
    question: "What is SciCalc?",
    answer:
      "A free website with calculators and unit converters. Every result comes with its formula, the numbers that went into it and the source of the method.\nThere is no account to create and no advertising next to your numbers.",
  },
  {
    category: "general",
    question: "Is SciCalc really free?",
    answer:
      "Yes. Every calculator, converter and article, the JSON API and the embeddable tools are free to use, including at work and in class.",
  },
  {
    category: "general",
    question: "Do I need an account?",
    answer: "No. There is nothing to sign up for, and no tool is reserved for members.",
  },
  {
    category: "general",
    question: "How accurate are the unit conversions?",
    answer:
      "Factors are kept as exact fractions wherever a standard defines them exactly: an inch is 127/5000 m, not 0.0254001. Results are computed with these fractions and rounded once, at the end, to 10 significant digits.\nWhere a unit is known only by measurement, or its definition has changed over time, the page says so and names the source.",
  },
  {
    category: "general",
    question: "Where do the formulas and factors come from?",
    answer:
      "From standards and primary publications, such as the SI Brochure, NIST Special Publication 811, Regulation Z for the annual percentage rate, or the CDC growth charts. Converters, articles, and calculators that follow a published method list their sources at the end of the page.",
  },
  {
    category: "general",
    question: "Why does another site show a slightly different result?",
    answer:
      "Usually because of a different convention: 360 or 365 days in a year, US or imperial gallons, a rounded factor, or a different point at which cents are rounded. Where good sources differ, our calculators let you choose the convention and say which one is in use.\nIf you think ours is wrong, please tell us through the contact page, with your inputs and the result you expected.",
  },
  {
    category: "general",
    question: "Can I rely on a result for a contract, a building or my health?",
    answer:
      "Use it to check and to understand, not to replace a professional. Your lender, a licensed engineer or your physician knows things a calculator doesn’t.\nThe assumptions are listed below each result.",
  },
  {
    category: "general",
    question: "How do I find the right tool quickly?",
    answer:
      'Press / or Ctrl+K anywhere, or use the search button at the top. It understands names, symbols and descriptions, and it answers simple conversions right away: try "5 ft 11 in to cm".\nYou can also ask the assistant at the bottom right.',
  },
  {
    category: "general",
    question: "How can I enter numbers?",
    answer:
      "With a decimal point or a decimal comma (1.5 or 1,5), with grouped digits (1 234.5), as a fraction (3/4 or 1 1/2), in scientific notation (1.2e6), and in feet and inches (5' 11\"). Where an entry could be read in two ways, the page shows how it was read.",
  },
  {
    category: "technical",
    question: "Is there an API?",
    answer:
      "Yes, a JSON API that requires no key. GET /api/v1/convert converts units, GET /api/v1/calculators lists the calculators and the questions that have their own pages, and you can send inputs to each of them with GET or POST. Bare numbers are in SI; a number with its unit may be in any unit of the field. The machine-readable description is at /api/v1/openapi.json.",
  },
  {
    category: "technical",
    question: "How do I share a calculation?",
    answer:
      "Copy the page’s address: it contains every input and unit, and restores them exactly for anyone who opens it. The share buttons at the end of a page do the same.",
  },
  {
    category: "technical",
    question: "How do I put a calculator on my own website?",
    answer:
      "Open the Embeds page, choose a tool and copy its code: a single line with an iframe. Embedded tools set no cookies. Please leave the credit visible.",
  },
  {
    category: "technical",
    question: "Can I save or print a result?",
    answer:
      "Yes. “Print” makes one page with the inputs, the result, a chart, the day and the address; “Full report” adds every step, table and source. Your browser can save both as a PDF. You can download tables as CSV files, and a project as an Excel workbook.",
  },
  {
    category: "technical",
    question: "Can I find the input that leads to a certain result?",
    answer:
      "Yes. Open “Compare and print” below a result and press “Solve for an input.” Choose the input and the result that you want; the calculator tries values of that input and lists those that reach it, or says which results are possible. “What matters most” shows which inputs change the result the most.",
  },
  {
    category: "technical",
    question: "Can I use SI and US units in one calculation?",
    answer:
      "Yes. Each field has its own unit, and you can type another one after the number. The switch between SI and US changes the units in which fields and results start, and your browser remembers it.",
  },
  {
    category: "technical",
    question: "Why do some calculators have pages for a single question?",
    answer:
      "They show only the fields that one question needs, such as the two dates for the days between them. Such a page is the same calculator: the other fields are under “More options,” and the result is the same.",
  },
  {
    category: "technical",
    question: "Does SciCalc work without a connection?",
    answer:
      "Only on a page that is open already. A calculator or converter that you have started to use keeps working when the connection is lost. Opening another page needs a connection, and so do the assistant and the forms. There is no app to install.",
  },
  {
    category: "technical",
    question: "Can I keep all the calculations for a building together?",
    answer:
      "Yes, in a project: rooms size ducts, coils size pipes, fixtures and sprinklers size the supply, and a change in one calculation reaches the others. You can print them all as one report.\nProjects stay in your browser, without an account. Export one as a file to keep it or move it to another computer, or share it as a link.",
  },
  {
    category: "technical",
    question: "Can I compare several loans or plans side by side?",
    answer:
      "Yes. Press Compare under a result: the current inputs become A, and the form becomes B. Changed inputs are marked, and the differences appear beside the result, with both curves in one chart if there is a chart. You can save up to three and name them. They stay in the page’s address: a reload or a copied link brings them back.",
  },
  {
    category: "technical",
    question: "Does the scientific calculator use degrees or radians?",
    answer:
      "It starts in degrees. The DEG, RAD and GRAD switch changes the mode for the calculator, the plot and the advanced page, and your browser remembers it.",
  },
  {
    category: "technical",
    question: "Which browsers are supported?",
    answer:
      "The current versions of Chrome, Edge, Firefox and Safari, on computers and phones. Pages show the result of their default example before any script runs.",
  },
  {
    category: "technical",
    question: "How do I switch between light and dark?",
    answer:
      "The site follows your system’s setting. The button at the top right changes it, and your browser remembers your choice.",
  },
  {
    category: "privacy",
    question: "Are my inputs sent to a server?",
    answer:
      "No. Calculators and converters compute in your browser. The server sees your inputs only when you open an address that contains them, use the JSON API or ask the assistant.",
  },
  {
    category: "privacy",
    question: "What do you store about me?",
    answer:
      "Recent converters, favorites, and your choice of units and currency stay in your browser. On our server we keep what you send us on purpose (contact messages and reviews) and, for a short time, how many requests came from your network address. The privacy policy says how long.",
  },
  {
    category: "privacy",
    question: "Do you use tracking cookies?",
    answer:
      "No. There are no advertising or analytics cookies. The only cookies remember your choice of SI or US units and keep the site’s administrators signed in.",
  },
  {
    category: "privacy",
    question: "What happens to my questions to the assistant?",
    answer:
      "They are answered, not stored. The conversation exists only in the open page and is gone when you reload it. Please don’t send anything confidential: the site’s operator may connect the assistant to another company’s language model.",
  },
  {
    category: "privacy",
    question: "How do I delete what my browser remembers?",
    answer:
      "Delete this site’s data in your browser’s settings. To remove a single favorite, use the button on that converter’s page.",
  },
  {
    category: "support",
    question: "How do I report a wrong result?",
    answer:
      "Write to us through the contact page. Include the page’s address, which contains your inputs, and the result you expected, with its source. When we confirm an error, we correct it and add the example to our tests.",
  },
  {
    category: "support",
    question: "Can I suggest a new calculator or converter?",
    answer:
      "Yes, please do, through the contact page. Tell us what it should compute and which method or standard you would trust.",
  },
  {
    category: "support",
    question: "Why is my review not visible?",
    answer:
      "We read every review before publishing it, which can take a few days. We don’t publish reviews that say nothing about the site or that contain insults or advertising.",
  },
  {
    category: "support",
    question: "What can the assistant do?",
    answer:
      "It converts units, uses the calculators, finds pages and answers common questions. It never does the math itself: the figures come from the same calculators you see on the site, and a button opens the page with your numbers filled in.",
  },
  {
    category: "other",
    question: "May I cite SciCalc in a paper or a report?",
    answer:
      "Yes. Cite the page’s address and the date of your visit, and preferably the primary source that the page names for its method.",
  },
  {
    category: "other",
    question: "Who writes and checks the content?",
    answer:
      "Our editorial team. The editorial policy, linked at the bottom of every page, describes how methods are chosen, checked against published examples and corrected.",
  },
];
