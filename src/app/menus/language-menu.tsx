import { useLingui } from '@lingui/react/macro';
import { Flag } from '#src/i18n/flag.tsx';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { LanguageList } from './language-list.tsx';

/** The languages behind the flag of the current one (U068). */
export function LanguageMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Disclosure label={t`Language`} button={<Flag locale={locale} />}>
      {(close) => <LanguageList onChosen={close} />}
    </Disclosure>
  );
}
