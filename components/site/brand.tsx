export function Brand({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="7" fill="var(--mark)" />
      <path
        d="M24 8.5H13.2a4 4 0 0 0 0 8h5.6a4 4 0 0 1 0 8H15"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="9" cy="24.3" r="2.4" fill="var(--mark-point)" />
    </svg>
  );
}
