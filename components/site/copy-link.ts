import { notify } from "@/components/ui/notify";

/** Copies the address of the page with the visitor's inputs, and says so. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify({
      title: "Link Copied!",
      description: "The link to this page has been copied to your clipboard.",
    });
  } catch {
    notify({
      title: "Copy Failed",
      description: "Could not copy link. Please try again manually.",
      variant: "destructive",
    });
  }
}
