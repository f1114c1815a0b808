import { longDay } from "@/lib/catalog/dates";

interface LastUpdatedProps {
  /** ISO day of the line that the specification demands for some pages. */
  day?: string;
  /** ISO day of the last change of the text. */
  changed?: string;
  /** ISO day on which the facts were last compared with their sources. */
  checked?: string;
  /** Minutes to read the text. */
  minutes?: number;
}

export function LastUpdated({ day, changed, checked, minutes }: LastUpdatedProps) {
  return (
    <div className="tabular mt-3 text-muted text-sm leading-relaxed">
      {day && (
        <p>
          Last Updated: <Day day={day} />
        </p>
      )}
      {changed && (
        <p>
          Text changed <Day day={changed} />
          {checked && (
            <>
              , facts checked <Day day={checked} />
            </>
          )}
        </p>
      )}
      {minutes && <p>{minutes}-minute read</p>}
    </div>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDay(day)}</time>;
