import type { Metadata } from "next";
import Link from "next/link";
import { FaqOrder } from "@/components/admin/faq-order";
import { buttonStyles } from "@/components/ui/button";
import { allFaqs } from "@/lib/server/admin/faqs";
import { signedIn } from "../signed-in";
import { move, remove } from "./actions";

export const metadata: Metadata = { title: "FAQ" };

export default function FaqsPage() {
  return signedIn(async () => {
    const faqs = await allFaqs();
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">FAQ</h1>
          <Link href="/admin/faqs/new" prefetch={false} className={buttonStyles.primary}>
            New question
          </Link>
        </div>
        {faqs.length === 0 ? (
          <p className="py-10 text-muted">No questions yet. The public FAQ page says so too.</p>
        ) : (
          <FaqOrder
            faqs={faqs.map(({ id, category, question }) => ({ id, category, question }))}
            move={move}
            remove={remove}
          />
        )}
      </>
    );
  });
}
