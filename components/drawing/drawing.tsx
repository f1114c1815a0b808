import { type ReactNode, useId } from "react";
import styles from "./drawing.module.css";

export interface DrawingText {
  /** Accessible name: the thing that is drawn. */
  title: string;
  /** Text alternative: parts, their order and the figures, for a reader who does not see the drawing. */
  description: string;
  /** Line below the drawing. */
  caption: string;
}

interface DrawingProps extends DrawingText {
  /** Width and height in user units. A width of 400 keeps text of the style sheet's size readable on a phone. */
  size: readonly [width: number, height: number];
  children: ReactNode;
}

/** Frame of an article's drawing: an SVG of one image role, with its caption. Styles are in drawing.module.css. */
export function Drawing({ title, description, caption, size: [width, height], children }: DrawingProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
