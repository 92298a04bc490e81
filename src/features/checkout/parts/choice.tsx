import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Option {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  side?: ReactNode;
}

interface Props {
  legend: ReactNode;
  options: readonly Option[];
  field: UseFormRegisterReturn;
  error?: string | undefined;
  /** The chosen value, where no form keeps it. */
  chosen?: string;
}

/** One of several, each with a line of explanation; the whole row can be tapped. */
export function Choice({ legend, options, field, error, chosen }: Props) {
  const errorId = `${field.name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-lg font-semibold">{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-touch cursor-pointer items-center gap-3 px-4 py-3 has-checked:bg-brand-tint"
          >
            <input
              type="radio"
              value={option.value}
              className="size-5 accent-brand"
              {...field}
              {...(chosen !== undefined && { checked: chosen === option.value })}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-words">{option.title}</span>
              {option.text ? (
                <span className="block text-sm text-ink-muted">{option.text}</span>
              ) : null}
            </span>
            {option.side ? <span className="tabular shrink-0">{option.side}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
