"use client";

import { Button, buttonStyles } from "@/components/ui/button";

export function PageError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="column py-16">
      <h1 className="text-3xl md:text-4xl">This page didn’t load</h1>
      <p className="measure mt-3 text-muted leading-relaxed">
        Something went wrong while loading it. Nothing you typed has left your browser. Trying again usually
        helps; if it doesn’t, reload the page.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <Button onClick={() => location.reload()}>Reload</Button>
        <a href="/" className={buttonStyles.quiet}>
          Return home
        </a>
      </div>
    </div>
  );
}
