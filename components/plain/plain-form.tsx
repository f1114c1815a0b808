import { buttonStyles } from "@/components/ui/button";
import { Numeral } from "@/components/ui/numeral";
import type { PlainField, PlainPage } from "@/lib/faces/plain/plain-page";
import { messages } from "./messages";

interface PlainFormProps {
  /** Address of the form: that of the tool. */
  path: string;
  page: PlainPage;
}

const boxStyle = "h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base";

/** Form of a tool for browsers without script, with the server’s answer above it. */
export function PlainForm({
  path,
  page: { fields, figures, steps, notes, problems, ignored },
}: PlainFormProps) {
  const [headline, ...others] = figures;
  return (
    <noscript>
      {ignored.length > 0 && (
        <p className="mb-4 rounded-md border border-line px-3 py-2 text-muted text-sm">
          {messages.ignoredSettings(ignored.join(", "))}
        </p>
      )}
      {problems.length > 0 && (
        <div role="alert" className="mb-4 rounded-md border border-danger bg-danger-soft px-3 py-2">
          <p className="font-medium">No result for these inputs.</p>
          {problems.slice(0, 10).map((problem) => (
            <p key={problem} className="text-sm">
              {problem}
            </p>
          ))}
        </div>
      )}
      {headline && (
        <section
          aria-label="Result"
          className="mb-6 rounded-lg border border-line-strong bg-surface p-4 md:p-5"
        >
          <p className="font-medium text-muted text-sm">{headline.label}</p>
          <p className="numeral mt-1 font-semibold text-3xl leading-tight [overflow-wrap:anywhere]">
            <Numeral text={headline.text} />
          </p>
          {others.length > 0 && (
            <dl className="mt-3 divide-y divide-line border-line border-t">
              {others.map(({ label, text }) => (
                <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd className="tabular font-medium [overflow-wrap:anywhere]">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {notes.map((note) => (
            <p key={note} className="mt-2 text-muted text-sm leading-snug">
              {note}
            </p>
          ))}
        </section>
      )}
      <form action={path} method="get" target="_self" className="max-w-xl space-y-4">
        {fields.map((field) => (
          <Field key={field.name || field.label} field={field} />
        ))}
        <button type="submit" className={buttonStyles.primary}>
          Calculate
        </button>
      </form>
      {steps.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl">How it is calculated</h2>
          <ol className="mt-3 space-y-3">
            {steps.map(({ title, lines }) => (
              <li key={`${title} ${lines.join(" ")}`}>
                <p className="font-medium">{title}</p>
                {lines.map((line) => (
                  <p key={line} className="tabular text-muted [overflow-wrap:anywhere]">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </noscript>
  );
}

function Field({ field }: { field: PlainField }) {
  const { name, label, value, hint, suffix, options, unit, heldText } = field;
  const id = `plain-${name}`;
  if (heldText !== undefined)
    return (
      <div className={label === "" ? "hidden" : ""}>
        {name !== "" && <input type="hidden" name={name} defaultValue={value} />}
        <p className="font-medium text-sm">{label}</p>
        <p className="text-muted text-sm">{heldText}</p>
      </div>
    );
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <div className="flex items-center gap-2">
        {options ? (
          <Choice id={id} name={name} value={value} options={options} />
        ) : (
          <input
            id={id}
            name={name}
            defaultValue={value}
            maxLength={2000}
            autoComplete="off"
            className={boxStyle}
          />
        )}
        {unit && (
          <Choice
            id={`${id}-unit`}
            name={unit.name}
            value={unit.value}
            options={unit.options}
            label={`${label}: unit`}
          />
        )}
        {suffix && <span className="text-muted text-sm">{suffix}</span>}
      </div>
      {hint && <p className="mt-1 text-muted text-sm leading-snug">{hint}</p>}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  value: string;
  options: readonly { id: string; label: string }[];
  label?: string;
}

const Choice = ({ id, name, value, options, label }: ChoiceProps) => (
  <select
    id={id}
    name={name}
    defaultValue={value}
    aria-label={label}
    className={label ? `${boxStyle} max-w-28` : boxStyle}
  >
    {options.map((option) => (
      <option key={option.id} value={option.id}>
        {option.label}
      </option>
    ))}
  </select>
);
