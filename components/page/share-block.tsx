import { buttonStyles } from "@/components/ui/button";
import { ShareButtons } from "./share-buttons";

const targets = [
  { name: "Facebook", address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    name: "Twitter",
    address: (url: string, title: string) => `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    name: "LinkedIn",
    address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  { name: "Email", address: (url: string, title: string) => `mailto:?subject=${title}&body=${url}` },
] as const;

/** Links that share this page. `url` is its canonical address; copying includes the inputs. */
export function ShareBlock({ url, title }: { url: string; title: string }) {
  const encoded = { url: encodeURIComponent(url), title: encodeURIComponent(title) };

  return (
    <section aria-label="Share" className="mt-4 flex flex-wrap items-center gap-x-1 print:hidden">
      <h2 className="mr-3 font-medium text-muted text-sm">Share</h2>
      {targets.map((target) => (
        <a
          key={target.name}
          href={target.address(encoded.url, encoded.title)}
          target={target.name === "Email" ? undefined : "_blank"}
          rel="noopener noreferrer"
          className={`${buttonStyles.quiet} px-2`}
        >
          {target.name}
        </a>
      ))}
      <ShareButtons title={title} />
    </section>
  );
}
