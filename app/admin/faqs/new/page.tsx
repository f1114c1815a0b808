import type { Metadata } from "next";
import { FaqEditor } from "@/components/admin/faq-editor";
import { signedIn } from "../../signed-in";
import { save } from "../actions";

export const metadata: Metadata = { title: "New question" };

const EMPTY = { category: "general", question: "", answer: "" } as const;

export default function NewFaqPage() {
  return signedIn(async () => (
    <>
      <h1 className="text-2xl">New question</h1>
      <FaqEditor initial={EMPTY} save={save} />
    </>
  ));
}
