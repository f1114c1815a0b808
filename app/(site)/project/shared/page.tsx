import type { Metadata } from "next";
import { SharedDesk } from "@/components/project/shared-desk";
import { pageAt } from "@/lib/catalog/pages";
import { metadataFor } from "@/lib/faces/page/metadata";

export const metadata: Metadata = metadataFor(pageAt("/project/shared"));

/** A project that lies in the part of the address that is never sent. */
export default function SharedProjectPage() {
  return (
    <div className="column pt-6 md:pt-8">
      <SharedDesk />
    </div>
  );
}
