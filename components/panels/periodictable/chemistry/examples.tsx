interface TextButtonProps {
  text: string;
  onChoose: (text: string) => void;
}

/** Button that enters its text. */
export const TextButton = ({ text, onChoose }: TextButtonProps) => (
  <button
    type="button"
    onClick={() => onChoose(text)}
    className="min-h-11 shrink-0 rounded-md border border-line bg-surface px-3 text-accent text-sm hover:border-accent md:min-h-9"
  >
    {text}
  </button>
);

interface ExamplesProps {
  texts: readonly string[];
  onChoose: (text: string) => void;
}

/** Examples on one line, which scrolls where they do not fit. */
export const Examples = ({ texts, onChoose }: ExamplesProps) => (
  <p className="mt-2 flex items-center gap-2 overflow-x-auto text-muted text-sm [scrollbar-width:none]">
    Examples
    {texts.map((text) => (
      <TextButton key={text} text={text} onChoose={onChoose} />
    ))}
  </p>
);
