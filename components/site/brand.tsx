/** The mark: a caliper's jaws closing on a decimal point. The same drawing as app/icon.svg. */
export function Brand({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path
        d="M8 7v18M24 7v18M8 11h16"
        stroke="var(--on-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="16" cy="20" r="3" fill="var(--on-accent)" />
    </svg>
  );
}
