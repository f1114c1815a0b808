"use client";

import { useRouter } from "next/navigation";
import { notify } from "@/components/ui/notify";
import { messages } from "./messages";
import { Moment } from "./moment";
import { PasswordDialog } from "./password-dialog";

interface ListedSession {
  id: string;
  signedInAt: Date;
  usedAt: Date;
  address: string;
  device: string;
}

interface SessionListProps {
  sessions: readonly ListedSession[];
  currentId: string;
}

export function SessionList({ sessions, currentId }: SessionListProps) {
  const router = useRouter();
  const refresh = (title: string) => () => {
    notify({ title });
    router.refresh();
  };
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {sessions.map(({ id, signedInAt, usedAt, address, device }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-60 flex-1 text-sm [overflow-wrap:anywhere]">
              <p className="font-medium text-base">
                {device}
                {id === currentId && (
                  <span className="ml-2 whitespace-nowrap rounded-sm border border-line bg-sunken px-2 py-0.5 font-normal text-sm">
                    This session
                  </span>
                )}
              </p>
              <p className="text-muted">
                Last used <Moment at={usedAt} /> from {address}
              </p>
              <p className="text-muted">
                Signed in <Moment at={signedInAt} />
              </p>
            </div>
            {id !== currentId && (
              <PasswordDialog
                label={messages.account.signOutButton({ device, address })}
                question={messages.account.signOutQuestion({ device, address })}
                confirm="Sign out this session"
                path="/sessions/end"
                fields={{ id }}
                onDone={refresh(messages.account.sessionSignedOut)}
              >
                Sign out
              </PasswordDialog>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-4">
          <PasswordDialog
            question={messages.account.signOutOthersQuestion}
            confirm="Sign out everywhere else"
            path="/sessions/end-others"
            onDone={refresh(messages.account.allOthersSignedOut)}
          >
            Sign out everywhere else
          </PasswordDialog>
        </div>
      )}
    </>
  );
}
