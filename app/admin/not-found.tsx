import Link from "next/link";
import { AdminFrame } from "@/components/admin/admin-frame";
import { buttonStyles } from "@/components/ui/button";

/** Page for a record that was deleted meanwhile or never existed. */
export default function AdminNotFound() {
  return (
    <AdminFrame>
      <h1 className="text-2xl">This page no longer exists</h1>
      <p className="measure mt-3 text-muted">It may have been deleted, or the address may be mistyped.</p>
      <Link href="/admin" prefetch={false} className={`mt-6 ${buttonStyles.primary}`}>
        Overview
      </Link>
    </AdminFrame>
  );
}
