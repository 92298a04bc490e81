import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { bcp47, isLocale } from '#shared/locales.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Flag } from '#src/i18n/flag.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';

interface Props extends UseFormRegisterReturn {
  error: string | undefined;
}

/** The host's languages with their flags, one of which is the user's. */
export function LanguageChoice({ error, ...field }: Props) {
  const { languages } = useHostConfig();
  return (
    <RadioField
      label={<Trans>Language</Trans>}
      look="tiles"
      error={error}
      {...field}
      options={languages.map(({ code, name }) => ({
        value: code,
        label: name,
        leading: isLocale(code) ? <Flag locale={code} /> : null,
        lang: isLocale(code) ? bcp47(code) : undefined,
      }))}
    />
  );
}
