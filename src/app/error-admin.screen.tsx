import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import type { ErrorMessage, ErrorPage } from '#src/lib/error-codes.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { iconPaths } from '#src/ui/icon-paths.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useRouteHandle } from './page.ts';
import { paths } from './paths.ts';

const pages: Record<ErrorPage, MessageDescriptor> = {
  announcements: msg`Announcements`,
  banners: msg`Banners`,
  groupRoles: msg`Group roles`,
  marketingCategories: msg`Marketing categories`,
  marketingMaterial: msg`Marketing material`,
  news: msg`News`,
  permissions: msg`Permissions`,
  roles: msg`Roles`,
  salesDocumentGroups: msg`Sales document groups`,
  salesDocuments: msg`Sales documents`,
  users: msg`Users`,
};

const messages: Record<ErrorMessage, { title: MessageDescriptor; subtitle: MessageDescriptor }> = {
  noMarket: {
    title: msg`No Data`,
    subtitle: msg`You need to have the correct configuration, to access the data. Please contact support.`,
  },
  noRecord: {
    title: msg`There is no such record`,
    subtitle: msg`It does not exist, or it is outside the organisations that you administer.`,
  },
};

const isKey = <All extends object>(key: string, all: All): key is Extract<keyof All, string> =>
  Object.hasOwn(all, key);

/**
 * The texts that the address names by code (R055, B018, U032 to U035). The page needs no login, and with texts in the
 * address anybody could send a link that lets the portal say them.
 */
function useMessage() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { title } = useRouteHandle();
  const code = (name: string) => query.get(name) ?? '';
  const [page, icon, above, below] = [code('pt'), code('pi'), code('t'), code('s')];
  const pageTitle = isKey(page, pages) ? pages[page] : title;
  return {
    pageTitle: pageTitle ? i18n._(pageTitle) : '',
    icon: isKey(icon, iconPaths) ? icon : 'warning',
    title: isKey(above, messages) ? i18n._(messages[above].title) : '',
    subtitle: isKey(below, messages) ? i18n._(messages[below].subtitle) : '',
  } as const;
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
