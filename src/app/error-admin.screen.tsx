import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useRouteHandle } from './page.ts';
import { paths } from './paths.ts';

const longest = 300;

/** The message comes from the address, so it is shown as plain text only (R055, B018, U032 to U035). */
function useMessage() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { title } = useRouteHandle();
  const text = (key: string) => query.get(key)?.slice(0, longest) ?? '';
  const icon = text('pi');
  return {
    pageTitle: text('pt') || (title ? i18n._(title) : ''),
    icon: (Object.hasOwn(iconPaths, icon) ? icon : 'warning') as IconName,
    title: text('t'),
    subtitle: text('s'),
  };
}

/** Shown when administration or content is not set up for the user. */
export function Component() {
  const { pageTitle, icon, title, subtitle } = useMessage();
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-4 py-12 text-center wrap-anywhere">
      <p className="flex items-center gap-2 text-ink-muted">
        <Icon name={icon} size={20} />
        {pageTitle}
      </p>
      <PageHeader title={title || pageTitle} />
      {subtitle ? <p className="max-w-prose text-ink-muted">{subtitle}</p> : null}
      <LocaleLink to={paths.home()} className={buttonClass('primary', 'mt-2')}>
        <Trans>Back to home</Trans>
      </LocaleLink>
    </div>
  );
}
