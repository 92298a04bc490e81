import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { useRouteHandle } from './page.ts';
import { paths } from './paths.ts';

interface Props {
  /** Both receive the name of the requested page. */
  title: (page: string) => ReactNode;
  text: (page: string) => ReactNode;
}

/** Replaces a page that cannot be shown, says why by the page's name, and links to the home page. */
export function PageNotice({ title, text }: Props) {
  const { i18n } = useLingui();
  const page = useRouteHandle().title;
  const name = page ? i18n._(page) : '';
  return (
    <EmptyState
      page
      kind="custom"
      title={title(name)}
      text={text(name)}
      action={
        <LocaleLink to={paths.home()} className={buttonClass('primary')}>
          <Trans>Back to home</Trans>
        </LocaleLink>
      }
    />
  );
}
