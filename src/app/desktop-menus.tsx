import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Flag, LanguageList } from './language-list.tsx';
import { UserMenu } from './user-menu.tsx';

/** Language and account at the right end of wide bars; phones have them in the drawer. */
export default function DesktopMenus() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <Disclosure label={t`Language`} button={<Flag locale={locale} />}>
        {(close) => <LanguageList onChosen={close} />}
      </Disclosure>
      <UserMenu />
    </>
  );
}
