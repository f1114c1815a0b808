"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { fetchJson } from "@/components/ui/fetch-json";
import { notifyError } from "@/components/ui/notify";
import type { PublicFaq } from "@/lib/catalog/faqs";
import { FaqAccordion } from "./faq-accordion";
import { messages } from "./messages";

export function FailedFaqs({ message }: { message: string }) {
  const [faqs, setFaqs] = useState<readonly PublicFaq[]>();
  const [loading, setLoading] = useState(false);

  useEffect(() => notifyError(message, messages.error), [message]);

  async function load(): Promise<void> {
    setLoading(true);
    try {
      setFaqs((await fetchJson<{ faqs: PublicFaq[] }>("/api/faqs")).faqs);
    } catch (error) {
      notifyError(error instanceof Error ? error.message : String(error), messages.error);
    } finally {
      setLoading(false);
    }
  }

  if (faqs) return <FaqAccordion faqs={faqs} />;
  if (loading) return <FaqsLoading />;
  return (
    <div className="py-6">
      <p className="text-muted">{messages.notLoaded(message)}</p>
      <Button onClick={load} className="mt-4">
        Try again
      </Button>
    </div>
  );
}

export function FaqsLoading() {
  return (
    <p role="status" className="min-h-dvh py-6 text-muted">
      Loading FAQs...
    </p>
  );
}
