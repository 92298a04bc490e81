import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#shared/locales.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { useLanguageNames, useTextLanguages } from '../parts/use-language-names.ts';
import type { AltTexts } from './content-file-values.ts';

interface Props {
  alt: AltTexts;
  /** Of the item, in which it is required. */
  language: Language;
  onChange: (alt: AltTexts) => void;
  error: string | undefined;
}

/** The alternative texts of a picture: that of the item's language, and those of others on demand. */
export function AltFields({ alt, language, onChange, error }: Props) {
  const { t } = useLingui();
  const nameLanguage = useLanguageNames();
  const written = Object.keys(alt).filter((one) => alt[one as Language]);
  const others = useTextLanguages([language, ...written]).filter((one) => one !== language);
  const field = (one: Language) => ({
    lang: one,
    value: alt[one] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...alt, [one]: target.value }),
  });
  return (
    <div>
      <TextField
        label={t`Alternative text (${{ language: nameLanguage(language) }})`}
        hint={<Trans>The text for readers who do not see the picture.</Trans>}
        required
        error={error}
        {...field(language)}
      />
      {others.length > 0 ? (
        <Fold summary={<Trans>Alternative text in other languages</Trans>}>
          <div className="space-y-3 pl-7">
            {others.map((one) => (
              <TextField key={one} label={nameLanguage(one)} {...field(one)} />
            ))}
          </div>
        </Fold>
      ) : null}
    </div>
  );
}
