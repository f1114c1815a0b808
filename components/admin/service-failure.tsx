import { Moment } from "./moment";

export function ServiceFailure({ text, at }: { text: string; at: Date }) {
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted">
        Last failure, <Moment at={at} />
      </p>
      <p className="mt-1 text-danger [overflow-wrap:anywhere]">
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
