import type { Metadata } from "next";
import { PasswordForm } from "@/components/admin/password-form";
import { SecondFactor } from "@/components/admin/second-factor";
import { SessionList } from "@/components/admin/session-list";
import { backupCodesOf, sessionsOf } from "@/lib/server/admin/sessions";
import { signedIn } from "../signed-in";

export const metadata: Metadata = { title: "Account" };

export default function AccountPage() {
  return signedIn(async (admin) => {
    const [sessions, codesLeft] = await Promise.all([sessionsOf(admin), backupCodesOf(admin.id)]);
    return (
      <>
        <h1 className="text-2xl">Account</h1>
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">{admin.email}</p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <section>
            <h2 className="text-lg">Password</h2>
            <PasswordForm email={admin.email} />
          </section>
          <section>
            <h2 className="text-lg">Two-factor authentication</h2>
            <SecondFactor codesLeft={codesLeft} />
          </section>
          <section className="lg:col-span-2">
            <h2 className="text-lg">Sessions</h2>
            <SessionList sessions={sessions} currentId={admin.sessionId} />
          </section>
        </div>
      </>
    );
  });
}
