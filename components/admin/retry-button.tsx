"use client";

import { Button } from "@/components/ui/button";

export function RetryButton() {
  return (
    <Button look="primary" className="mt-6" onClick={() => location.reload()}>
      Try again
    </Button>
  );
}
