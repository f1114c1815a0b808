import { cursorBehind } from "../sample-reviews.ts";

/** Target of an attack: a valid request with every parameter that the server reads. */
export interface Target {
  path: string;
  /** JSON body of a POST request. Without it, the request is a GET. */
  body?: object;
  status: 200 | 201;
}

export const ADMIN = { email: "admin@example.org", password: "correct horse battery" };

const FORM = { submissionKey: "k1", elapsed: 60_000, website: "" };

export const ENDPOINTS: readonly Target[] = [
  { path: `/api/reviews?cursor=${cursorBehind(20)}`, status: 200 },
  { path: "/api/v1/convert?tool=length&from=meter&to=foot&value=1&digits=7", status: 200 },
  { path: "/api/v1/calculators/loan?amount=250000&rate=6.5", status: 200 },
  { path: "/api/v1/calculators/scientific?expression=1&angle=deg", status: 200 },
  { path: "/api/v1/calculators/loan", body: { amount: "250000", rate: "6.5" }, status: 200 },
  { path: "/api/reviews", body: { name: "Ada", rating: 5, comment: "Exact.", ...FORM }, status: 201 },
  {
    path: "/api/contact",
    body: { name: "Ada", email: "a@example.org", subject: "Hi", message: "Hello.", ...FORM },
    status: 201,
  },
  { path: "/api/chat", body: { message: "5 ft in cm", timeZone: "Europe/Berlin" }, status: 200 },
  { path: "/api/auth/sign-in/email", body: ADMIN, status: 200 },
];

export const PAGES: readonly Target[] = [
  "/",
  "/faq",
  "/contact",
  "/reviews",
  "/admin/sign-in",
  "/calculators/loan?amount=250000&rate=6.5",
].map((path) => ({ path, status: 200 }));

export const headersOf = (url: string): Record<string, string> => ({
  "Content-Type": "application/json",
  Origin: url,
});

/**
 * Returns an error if the target does not answer with the expected status: then the server rejects every attack on it
 * for another reason, and the attacks prove nothing.
 */
export async function refusalOf(url: string, { path, body, status }: Target): Promise<string[]> {
  const answer = await fetch(url + path, {
    redirect: "manual",
    ...(body && { method: "POST", headers: headersOf(url), body: JSON.stringify(body) }),
  });
  if (answer.status === status) return [];
  return [`${path}: answered ${answer.status} instead of ${status}: ${(await answer.text()).slice(0, 200)}`];
}
