import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { bcp47, isLocale } from '#shared/locales.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { Flag } from '#src/i18n/flag.tsx';

interface Props extends UseFormRegisterReturn {
  error: string | undefined;
}

/** The host's languages with their flags, one of which is the user's. */
export function LanguageChoice({ error, ...field }: Props) {
  const { languages } = useHostConfig();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">
        <Trans>Language</Trans>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {languages.map(({ code, name }) => (
          <label
            key={code}
            className="flex min-h-touch items-center gap-3 rounded border border-line-strong px-3 has-checked:border-brand-ink has-checked:bg-brand-tint"
          >
            <input
              {...field}
              type="radio"
              value={code}
              className="size-5 shrink-0 accent-brand-strong"
            />
            {isLocale(code) ? <Flag locale={code} /> : null}
            <span className="min-w-0 flex-1" lang={isLocale(code) ? bcp47(code) : undefined}>
              {name}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
