import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { renewHost } from '#src/features/hosts/load-host.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { paths } from './paths.ts';

export const handle = { title: msg`Page not found` };

/**
 * The page for unknown addresses (U027 to U030, M001). It reloads the host's settings, in case the page is
 * missing because they have changed; a failure of that shows nothing (U031, B155).
 */
export function NotFound() {
  useEffect(() => void renewHost(), []);
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-4 py-12 text-center">
      <img
        src="/drawings/lost.svg"
        alt=""
        width={375}
        height={281}
        className="w-[250px] min-[600px]:w-[375px]"
      />
      <PageHeader title={<Trans>Page not found</Trans>} />
      <p className="text-ink-muted">
        <Trans>This page could not be found</Trans>
      </p>
      <LocaleLink to={paths.home()} className={buttonClass('primary', 'mt-2')}>
        <Trans>Back to home</Trans>
      </LocaleLink>
    </div>
  );
}

/** Any unknown path (B017). */
export function Component() {
  return <NotFound />;
}
