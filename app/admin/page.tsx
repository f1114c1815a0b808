import type { Metadata } from "next";
import { Figures } from "@/components/admin/figures";
import { messages } from "@/components/admin/messages";
import { Moment } from "@/components/admin/moment";
import { ServiceFailure } from "@/components/admin/service-failure";
import { allFaqs } from "@/lib/server/admin/faqs";
import { messageTotals } from "@/lib/server/admin/messages";
import { reviewTotals } from "@/lib/server/admin/reviews";
import { securityTotals } from "@/lib/server/admin/security-events";
import { readServiceState, USAGE_DAYS } from "@/lib/server/admin/service-state";
import { REJECTED_PATH } from "./address";
import { signedIn } from "./signed-in";

export const metadata: Metadata = { title: "Overview" };

export default function OverviewPage() {
  return signedIn(async () => {
    const [reviews, messages, faqs, security, services] = await Promise.all([
      reviewTotals(),
      messageTotals(),
      allFaqs(),
      securityTotals(),
      readServiceState(),
    ]);
    return (
      <>
        <h1 className="text-2xl">Overview</h1>
        <div className="mt-6 grid items-start gap-8 md:grid-cols-3">
          <Figures
            title="Reviews"
            figures={[
              { label: "Pending", value: reviews.waiting, href: "/admin/reviews" },
              { label: "Approved", value: reviews.approved, href: "/admin/reviews?state=approved" },
              { label: "Rejected", value: reviews.rejected, href: "/admin/reviews?state=rejected" },
            ]}
          />
          <Figures
            title="Messages"
            figures={[
              { label: "New", value: messages.unread, href: "/admin/messages?folder=unread" },
              { label: "Read", value: messages.inbox - messages.unread, href: "/admin/messages" },
              { label: "Archived", value: messages.archive, href: "/admin/messages?folder=archive" },
            ]}
          />
          <Figures title="FAQ" figures={[{ label: "Questions", value: faqs.length, href: "/admin/faqs" }]} />
          <Figures
            title="Security, last 24 hours"
            figures={[
              { label: "Rejected in the admin area", value: security.admin, href: REJECTED_PATH },
              { label: "Requests over a limit", value: security.limits, href: REJECTED_PATH },
            ]}
          />
          <MailState {...services.mail} />
          <ModelState {...services.model} />
        </div>
      </>
    );
  });
}

type Services = Awaited<ReturnType<typeof readServiceState>>;

function MailState({ isConfigured, waiting, givenUp, oldestAt, lastFailure }: Services["mail"]) {
  return (
    <div>
      <Figures
        title="Mail to you"
        figures={[
          { label: "Waiting", value: waiting },
          { label: "Given up", value: givenUp },
        ]}
      />
      {!isConfigured && (
        <p className="mt-3 text-muted text-sm">No mail is sent: SMTP_URL or MAIL_TO is not set.</p>
      )}
      {oldestAt && (
        <p className="mt-3 text-muted text-sm">
          The oldest has been waiting since <Moment at={oldestAt} />.
        </p>
      )}
      {lastFailure && <ServiceFailure {...lastFailure} />}
    </div>
  );
}

function ModelState(model: Services["model"]) {
  const { isConfigured, calls, failures, inputTokens, outputTokens, lastFailure } = model;
  return (
    <div>
      <Figures
        title={messages.modelUsage(USAGE_DAYS)}
        figures={[
          { label: "Answers requested", value: calls },
          { label: "Failed", value: failures },
          { label: "Tokens read", value: inputTokens },
          { label: "Tokens written", value: outputTokens },
        ]}
      />
      {!isConfigured && (
        <p className="mt-3 text-muted text-sm">No model is used: OPENAI_API_KEY is not set.</p>
      )}
      {lastFailure && <ServiceFailure {...lastFailure} />}
    </div>
  );
}
