"use client";

import { PageError } from "@/components/site/page-error";

export default function AdminError({ retry }: { error: Error; retry: () => void }) {
  return <PageError onRetry={retry} />;
}
