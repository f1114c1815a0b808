import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AdminFrame } from "@/components/admin/admin-frame";
import { messages } from "@/components/admin/messages";
import { SignInForm } from "@/components/admin/sign-in-form";
import { ensureFirstAdmin, type FirstAdmin } from "@/lib/server/auth/first-admin";
import { adminOf } from "@/lib/server/auth/session";
import { isDatabaseFailure } from "@/lib/server/db/failure";
import { DatabaseDown } from "../signed-in";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage() {
  let first: FirstAdmin;
  let signedIn: boolean;
  try {
    signedIn = (await adminOf(await headers())) !== undefined;
    first = await ensureFirstAdmin();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return (
      <AdminFrame>
        <DatabaseDown message={error.message} />
      </AdminFrame>
    );
  }
  if (signedIn) redirect("/admin");
  return (
    <AdminFrame>
      <div className="mx-auto max-w-sm md:pt-12">
        {first.exists ? (
          <>
            <h1 className="text-2xl">Sign in</h1>
            <SignInForm />
          </>
        ) : (
          <NoAdmin reason={first.reason} />
        )}
      </div>
    </AdminFrame>
  );
}

/** Only the site’s operator can create the first administrator. */
function NoAdmin({ reason }: { reason: string | undefined }) {
  const code = "rounded-sm bg-sunken px-1 font-mono text-sm";
  return (
    <>
      <h1 className="text-2xl">No administrator yet</h1>
      {reason !== undefined && <p className="mt-3 text-danger">{messages.account.notCreated(reason)}</p>}
      <p className="mt-3 leading-relaxed">
        On the machine that runs the site, set <code className={code}>ADMIN_EMAIL</code> and{" "}
        <code className={code}>ADMIN_PASSWORD</code> and restart the site, or run
      </p>
      <pre className="mt-3 overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-sm">
        npm run admin:create
      </pre>
      <p className="mt-3 text-muted text-sm">Then reload this page. Until then, nobody can sign in.</p>
    </>
  );
}
