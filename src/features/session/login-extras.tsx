import { useLingui } from '@lingui/react/macro';
import {
  expectLoginAnnouncements,
  LoginAnnouncements,
} from '#src/features/announcements/announcements.public.ts';
import { InquiryLink } from '#src/features/inquiry/inquiry.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Flag } from '#src/i18n/flag.tsx';
import { LanguageLinks } from '#src/i18n/language-links.tsx';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useServerLogout } from './use-server-logout.ts';

expectLoginAnnouncements();

/** The host's languages in the upper corner, open to everybody. */
function Languages() {
  const { t } = useLingui();
  const { languages } = useHostConfig();
  const locale = useLocale();
  return (
    <div className="absolute right-2 top-2 lg:right-[calc(50%+8px)]">
      <Disclosure label={t`Language`} button={<Flag locale={locale} />}>
        {(close) => <LanguageLinks languages={languages} onChoose={close} />}
      </Disclosure>
    </div>
  );
}

/** The content around and under the login form. */
export function LoginExtras() {
  useServerLogout();
  return (
    <>
      <Languages />
      <InquiryLink />
      <LoginAnnouncements />
    </>
  );
}
