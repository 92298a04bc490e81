import { Trans, useLingui } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useRouteHandle } from './page.ts';
import { paths } from './paths.ts';

/** Stands for a page that is planned and not built; only those who may use it get here. */
export function Component() {
  const { i18n } = useLingui();
  const { title } = useRouteHandle();
  const name = title ? i18n._(title) : '';
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>{name}: not available yet</Trans>}
      text={
        <Trans>You have the right to use this page, but the portal does not have it yet.</Trans>
      }
      action={
        <LocaleLink to={paths.home()} className={buttonClass('secondary')}>
          <Trans>Back to home</Trans>
        </LocaleLink>
      }
    />
  );
}
