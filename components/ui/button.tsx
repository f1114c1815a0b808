import type { ButtonHTMLAttributes } from "react";

export const buttonStyles = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  danger: "button button-danger",
  quiet: "button button-quiet",
} as const;

type ButtonLook = keyof typeof buttonStyles;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

export function Button({ look = "secondary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonStyles[look]} ${className}`} {...rest} />;
}
