/** The reason why a form was not accepted. Empty, it takes no space. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-danger text-sm empty:hidden">
      {text}
    </p>
  );
}
