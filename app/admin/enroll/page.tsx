import type { Metadata } from "next";
import { EnrollForm } from "@/components/admin/enroll-form";
import { requireEnrolling } from "@/lib/server/auth/session";
import { renderFor } from "../signed-in";

export const metadata: Metadata = { title: "Set up two-factor authentication" };

/** The only page of an administrator who has no second factor yet. */
export default function EnrollPage() {
  return renderFor(
    requireEnrolling,
    async () => (
      <div className="max-w-2xl">
        <h1 className="text-2xl">
          Set up <span className="whitespace-nowrap">two-factor</span> authentication
        </h1>
        <p className="measure mt-3 text-muted">
          Administrators sign in with their password and a code from an authenticator app. The rest of the
          admin opens when this is set up.
        </p>
        <EnrollForm />
      </div>
    ),
    { hasNav: false },
  );
}
