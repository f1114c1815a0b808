import type { Article } from "@/lib/catalog/articles";
import { readingMinutes } from "@/lib/faces/page/reading-time";
import { readProjectFile } from "@/lib/verification/read-project-file";

/** Returns the minutes to read an article. Reads its text, so only while the site is being built. */
export const minutesOf = ({ slug }: Article): number =>
  readingMinutes(readProjectFile(`content/articles/${slug}.mdx`));
