import { Trans } from '@lingui/react/macro';
import { offersInquiry } from '#shared/host-entries.ts';
import { paths } from '#src/app/paths.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';

/** The way to the public inquiry, for the login page; nothing where the host has none (B094). */
export function InquiryLink() {
  const host = useHostConfig();
  if (!offersInquiry(host)) return null;
  return (
    <LocaleLink
      to={paths.newCustomerInquiry()}
      className="inline-flex min-h-touch items-center font-semibold text-brand-ink underline-offset-4 hover:underline"
    >
      <Trans>Become a customer</Trans>
    </LocaleLink>
  );
}
