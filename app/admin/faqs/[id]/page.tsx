import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FaqEditor } from "@/components/admin/faq-editor";
import { findFaq } from "@/lib/server/admin/faqs";
import { idIn } from "../../address";
import { signedIn } from "../../signed-in";
import { save } from "../actions";

export const metadata: Metadata = { title: "Edit a question" };

export default function EditFaqPage({ params }: { params: Promise<{ id: string }> }) {
  return signedIn(async () => {
    const id = idIn((await params).id);
    const faq = id === undefined ? undefined : await findFaq(id);
    if (!faq) notFound();
    return (
      <>
        <h1 className="text-2xl">Edit a question</h1>
        <FaqEditor id={faq.id} initial={faq} save={save} />
      </>
    );
  });
}
