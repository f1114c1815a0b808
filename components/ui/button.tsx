import type { ButtonHTMLAttributes } from "react";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 text-sm font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-50";

/** Looks of the things one can press, for buttons and for links that look like them. */
export const buttonStyles = {
  primary: `${base} bg-accent text-on-accent hover:bg-accent-hover`,
  secondary: `${base} border border-line bg-surface text-ink hover:border-line-strong`,
  danger: `${base} border border-danger bg-surface text-danger hover:bg-danger-soft`,
  quiet: `${base} text-accent hover:bg-accent-soft`,
} as const;

type ButtonLook = keyof typeof buttonStyles;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

export function Button({ look = "secondary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonStyles[look]} ${className}`} {...rest} />;
}
