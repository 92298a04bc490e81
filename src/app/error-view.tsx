import { Trans } from '@lingui/react/macro';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { paths } from './paths.ts';

export interface ErrorViewProps {
  /** HTTP status, such as 500. */
  status: number;
  /** The message of the failing part, such as "Unknown middleware" (M034). */
  text: string;
}

/** A page that answered with an error of the server: status, text, and the way home (B019, R057). */
export function ErrorView({ status, text }: ErrorViewProps) {
  return (
    <div
      role="alert"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-4 py-12 text-center"
    >
      <p className="tabular text-2xl font-semibold text-ink-muted">{status}</p>
      <h1 className="max-w-full text-xl font-semibold">
        {text || <Trans>Something went wrong. Please refresh.</Trans>}
      </h1>
      <LocaleLink to={paths.home()} className={buttonClass('primary', 'mt-2')}>
        <Trans>Back to home</Trans>
      </LocaleLink>
    </div>
  );
}
