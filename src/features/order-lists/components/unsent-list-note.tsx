import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useProblemText } from '#src/i18n/use-problem-text.ts';

interface Props {
  pending: boolean;
  problem: { code: string; message: string } | null;
}

/** Says that the server does not have it yet, or why it refused it. */
export function UnsentListNote({ pending, problem }: Props) {
  const problemText = useProblemText();
  if (problem)
    return (
      <p className="text-sm text-error-ink">
        {problemText(problem)}{' '}
        <LocaleLink
          to={paths.pendingChanges()}
          className="inline-flex min-h-touch items-center underline"
        >
          <Trans>Pending changes</Trans>
        </LocaleLink>
      </p>
    );
  return pending ? (
    <p className="text-sm text-ink-muted">
      <Trans>saved here, not sent yet</Trans>
    </p>
  ) : null;
}
