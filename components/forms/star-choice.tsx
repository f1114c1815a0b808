import { useId } from "react";
import { Star } from "@/components/ui/star";
import { formatCounted } from "@/lib/core/locale/locale";
import styles from "./star-choice.module.css";

const STARS = [1, 2, 3, 4, 5];

/** One to five stars, as radio buttons. `chosen` is the initial one. */
export function StarChoice({ chosen, invalid }: { chosen: string | undefined; invalid: boolean }) {
  const id = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      aria-required="true"
      aria-invalid={invalid || undefined}
      aria-describedby={`${id}-message`}
      className="group"
    >
      <legend className="font-medium text-sm">Rating</legend>
      <div className={`-ml-2 inline-flex group-aria-invalid:text-danger ${styles.stars}`}>
        {STARS.map((stars) => (
          <label key={stars} className={`relative cursor-pointer ${styles.star}`}>
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={chosen === String(stars)}
              required
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{formatCounted(stars, { one: "star", other: "stars" })}</span>
            <span className="flex size-11 items-center justify-center">
              <Star className="size-7" />
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-message`} className="text-danger text-sm">
        {invalid && <span>Choose one to five stars.</span>}
      </p>
    </fieldset>
  );
}
