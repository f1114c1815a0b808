import type { Metadata } from "next";
import { Moment } from "@/components/admin/moment";
import { PasswordForm } from "@/components/admin/password-form";
import { SecondFactor } from "@/components/admin/second-factor";
import { SignOutButton } from "@/components/admin/sign-out-button";
import { sessionsOf } from "@/lib/server/admin/sessions";
import { signedIn } from "../signed-in";

export const metadata: Metadata = { title: "Account" };

export default function AccountPage() {
  return signedIn(async (admin) => {
    const sessions = await sessionsOf(admin.id);
    return (
      <>
        <h1 className="text-2xl">Account</h1>
        <p className="mt-1 text-muted">{admin.email}</p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <section>
            <h2 className="text-lg">Password</h2>
            <PasswordForm email={admin.email} />
          </section>
          <section>
            <h2 className="text-lg">Two-factor authentication</h2>
            <SecondFactor on={admin.twoFactor} />
          </section>
          <section className="lg:col-span-2">
            <h2 className="text-lg">Sessions</h2>
            <ul className="my-4 divide-y divide-line border-line border-y">
              {sessions.map(({ id, createdAt, expiresAt, address, browser }) => (
                <li key={id} className="py-3 text-sm [overflow-wrap:anywhere]">
                  <p className="font-medium">
                    {address ?? "Unknown address"}
                    {id === admin.sessionId && <span className="text-positive"> (current)</span>}
                  </p>
                  <p className="line-clamp-2 text-muted">{browser ?? "Unknown browser"}</p>
                  <p className="text-muted">
                    Signed in <Moment at={createdAt} />, expires <Moment at={expiresAt} />
                  </p>
                </li>
              ))}
            </ul>
            <SignOutButton everywhere />
          </section>
        </div>
      </>
    );
  });
}
