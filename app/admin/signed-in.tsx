import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { RetryButton } from "@/components/admin/retry-button";
import { type Admin, requireAdmin } from "@/lib/server/auth/session";
import { isDatabaseFailure } from "@/lib/server/db/failure";

/**
 * A page of the admin: nobody without a session and the second factor sees what `render` makes. While the database is
 * down the page says so.
 */
export const signedIn = (render: (admin: Admin) => Promise<ReactNode>): Promise<ReactNode> =>
  renderFor(requireAdmin, render);

/** Renders a page for the account that `requireAccount` lets through; it redirects everybody else. */
export async function renderFor(
  requireAccount: () => Promise<Admin>,
  render: (admin: Admin) => Promise<ReactNode>,
  { hasNav = true } = {},
): Promise<ReactNode> {
  let admin: Admin | undefined;
  try {
    admin = await requireAccount();
    return (
      <AdminFrame email={admin.email} hasNav={hasNav}>
        {await render(admin)}
      </AdminFrame>
    );
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return (
      <AdminFrame email={admin?.email} hasNav={hasNav}>
        <DatabaseDown message={error.message} />
      </AdminFrame>
    );
  }
}

export function DatabaseDown({ message }: { message: string }) {
  return (
    <>
      <h1 className="text-2xl">Nothing to show right now</h1>
      <p className="measure mt-3 text-muted">{message}</p>
      <RetryButton />
    </>
  );
}
