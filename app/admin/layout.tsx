import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = {
  title: { default: "Admin | SciCalc", template: "%s | SciCalc admin" },
  robots: { index: false, follow: false },
};

/** Nothing of the public site stands around the admin. The session is checked by every page: a layout checks nothing. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
