/** Categories of the FAQ page (specification, section 3). */
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
      "A free site of calculators and unit converters. Every result stands beside the formula, the numbers that were put into it and the source that the method comes from.\nIt needs no account and shows no advertising next to your numbers.",
  },
  {
    category: "general",
    question: "Is SciCalc really free?",
    answer:
      "Yes. Every calculator, converter, article, the JSON API and the embeddable tools are free to use, also at work and in class.",
  },
  {
    category: "general",
    question: "Do I need an account?",
    answer: "No. There is nothing to sign up for, and no tool is kept back for members.",
  },
  {
    category: "general",
    question: "How accurate are the unit conversions?",
    answer:
      "Factors are kept as exact fractions wherever a standard defines them exactly: an inch is 127/5000 m, not 0.0254001. Results are computed with these fractions and rounded once, at the end, to 10 significant digits.\nWhere a unit is only measured, or was defined differently over time, the page says so and names the source.",
  },
  {
    category: "general",
    question: "Where do the formulas and factors come from?",
    answer:
      "From standards and primary publications, such as the SI Brochure, NIST Special Publication 811, Regulation Z for the annual percentage rate or the CDC growth charts. Each page lists its sources with edition and clause at its end.",
  },
  {
    category: "general",
    question: "Why does another site show a slightly different result?",
    answer:
      "Most often because of a convention: 360 or 365 days in a year, a US or an imperial gallon, a rounded factor, or the moment at which cents are rounded. Where good sources differ, our calculators offer the convention as a choice and say which one is set.\nIf you believe that ours is wrong, please tell us through the contact page, with your inputs and the result that you expected.",
  },
  {
    category: "general",
    question: "Can I rely on a result for a contract, a building or my health?",
    answer:
      "Use it to check and to understand, not to replace a professional. A lender's own figures, a licensed engineer and a physician know what a calculator cannot know.\nThe assumptions under each result say what it takes for granted.",
  },
  {
    category: "general",
    question: "How do I find the right tool quickly?",
    answer:
      'Press / or Ctrl+K anywhere, or use the search button at the top. The search understands names, symbols and descriptions, and it answers a plain conversion at once: try "5 ft 11 in to cm".\nYou can also ask the assistant at the bottom right.',
  },
  {
    category: "general",
    question: "In what ways can I type a number?",
    answer:
      "With a decimal point or a decimal comma (1.5 or 1,5), with grouped digits (1 234.5), as a fraction (3/4 or 1 1/2), in scientific notation (1.2e6), and in feet and inches (5' 11\"). Where a text could be read in two ways, the page shows how it was read.",
  },
  {
    category: "technical",
    question: "Is there an API?",
    answer:
      "Yes, a JSON API without keys. GET /api/v1/convert converts, GET /api/v1/calculators lists the calculators, and each of them can be asked with its inputs as GET or POST. The machine-readable description is at /api/v1/openapi.json.",
  },
  {
    category: "technical",
    question: "How do I share a calculation?",
    answer:
      "Copy the address of the page: it holds every input and unit, and it restores them exactly for whoever opens it. The share buttons at the end of a page do the same.",
  },
  {
    category: "technical",
    question: "How do I put a calculator on my own website?",
    answer:
      "Open the Embeds page, choose a tool and copy its code: one line with an iframe. Embedded tools set no cookies. Please leave the credit visible.",
  },
  {
    category: "technical",
    question: "Can I save or print a result?",
    answer:
      "Print any calculator's page: it becomes a proof sheet with inputs, formula, steps, sources, date and address. Tables can be downloaded as CSV files that spreadsheets open.",
  },
  {
    category: "technical",
    question: "Can I compare several loans or plans side by side?",
    answer:
      "Yes. Press Compare under a result to set it aside, change the form, and the differences appear side by side. Up to three scenarios can be set aside. They are gone when you leave the page; a copied address keeps one for good.",
  },
  {
    category: "technical",
    question: "Does the scientific calculator use degrees or radians?",
    answer:
      "It starts in degrees. The DEG, RAD and GRAD switch changes the mode, which your browser remembers.",
  },
  {
    category: "technical",
    question: "Which browsers are supported?",
    answer:
      "The current versions of Chrome, Edge, Firefox and Safari, on computers and phones. Pages show the result of their default example before any script has run.",
  },
  {
    category: "technical",
    question: "How do I switch between light and dark?",
    answer:
      "The site follows your system's setting. The button at the top right changes it, and your browser remembers the choice.",
  },
  {
    category: "privacy",
    question: "Are my inputs sent to a server?",
    answer:
      "No. Calculators and converters compute in your browser. A server sees your inputs only when you open an address that contains them, use the JSON API or ask the assistant.",
  },
  {
    category: "privacy",
    question: "What do you store about me?",
    answer:
      "Recent converters, favorites, chosen units and the currency stay in your browser only. On our server we keep what you send us on purpose, contact messages and reviews, and for a short time how many requests came from your network address. The privacy policy says how long.",
  },
  {
    category: "privacy",
    question: "Do you use tracking cookies?",
    answer:
      "No. There are no advertising or analytics cookies. The only cookie of the site is the one that keeps its administrator signed in.",
  },
  {
    category: "privacy",
    question: "What happens to my questions to the assistant?",
    answer:
      "They are answered and not stored. The conversation lives in the open page and is gone when you reload it. Please do not send secrets: a site owner may connect a language model of another company to the assistant.",
  },
  {
    category: "privacy",
    question: "How do I delete what is remembered in my browser?",
    answer:
      "Delete this site's data in your browser's settings. Recent converters and favorites can also be changed on the converters page itself.",
  },
  {
    category: "support",
    question: "How do I report a wrong result?",
    answer:
      "Write to us through the contact page with the address of the page, which holds your inputs, and the result that you expected with its source. A confirmed error is corrected, and its example becomes a test.",
  },
  {
    category: "support",
    question: "Can I suggest a new calculator or converter?",
    answer:
      "Please do, through the contact page. Say what it should compute and which method or standard you would trust.",
  },
  {
    category: "support",
    question: "Why is my review not visible?",
    answer:
      "Every review is read before it is published. That can take a few days. Reviews without any content about the site, or with insults or advertising, are not published.",
  },
  {
    category: "support",
    question: "What can the assistant do?",
    answer:
      "It converts units, works with the calculators, finds pages and answers common questions. It never computes by itself: the figures come from the same calculators that you see on the pages, and a button opens the page with your numbers filled in.",
  },
  {
    category: "other",
    question: "May I cite SciCalc in a paper or a report?",
    answer:
      "Yes. Cite the page's address with the date of your visit, and preferably the primary source that the page names for its method.",
  },
  {
    category: "other",
    question: "Who writes and checks the content?",
    answer:
      "The editorial policy describes how methods are chosen, checked against published examples and corrected. You find it in the footer of every page.",
  },
];
