import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { RetryButton } from "@/components/admin/retry-button";
import { type Admin, requireAdmin } from "@/lib/server/auth/session";
import { databaseFailureIn } from "@/lib/server/db/failure";

/**
 * A page of the admin: nobody without a session sees what `render` makes. While the database is down the page says so.
 */
export async function desk(render: (admin: Admin) => Promise<ReactNode>): Promise<ReactNode> {
  let admin: Admin | undefined;
  try {
    admin = await requireAdmin();
    return <AdminFrame email={admin.email}>{await render(admin)}</AdminFrame>;
  } catch (error) {
    const failure = databaseFailureIn(error);
    if (!failure) throw error;
    return (
      <AdminFrame email={admin?.email}>
        <DatabaseDown message={failure.message} />
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
