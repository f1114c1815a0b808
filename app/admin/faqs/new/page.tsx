import type { Metadata } from "next";
import { FaqEditor } from "@/components/admin/faq-editor";
import { FAQ_CATEGORIES } from "@/lib/server/admin/faqs";
import { desk } from "../../desk";
import { save } from "../actions";

export const metadata: Metadata = { title: "New question" };

const EMPTY = { category: "general", question: "", answer: "" };

export default function NewFaqPage() {
  return desk(async () => (
    <>
      <h1 className="text-2xl">New question</h1>
      <FaqEditor initial={EMPTY} categories={FAQ_CATEGORIES} save={save} />
    </>
  ));
}
