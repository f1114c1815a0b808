/** Reason why a form was rejected. Takes no space if empty. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-danger text-sm empty:hidden">
      {text}
    </p>
  );
}
