import { Trans, useLingui } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useRouteHandle } from './page.ts';
import { paths } from './paths.ts';

/** A page whose permission the user lacks, while their session goes on (B022). */
export function NoAccess() {
  const { i18n } = useLingui();
  const { title } = useRouteHandle();
  const name = title ? i18n._(title) : '';
  return (
    <EmptyState
      page
      kind="custom"
      title={<Trans>No access</Trans>}
      text={
        <Trans>
          You do not have the right to open “{name}”. You are still logged in, and nothing you have
          entered is lost.
        </Trans>
      }
      action={
        <LocaleLink to={paths.home()} className={buttonClass('primary')}>
          <Trans>Back to home</Trans>
        </LocaleLink>
      }
    />
  );
}
