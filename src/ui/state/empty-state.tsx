import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  kind: 'no-data' | 'no-result' | 'custom';
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** A drawing of public/drawings for kind `custom`. */
  drawing?: string;
  /** It is all there is on the page, so that its title is the page's heading. */
  page?: boolean;
}

/** Nothing here: a small drawing, one sentence, one action. */
export function EmptyState({ kind, title, text, action, drawing, page }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2';
  const file = drawing ?? (kind === 'no-result' ? 'no-result' : 'no-data');
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-12 text-center">
      <img src={`/drawings/${file}.svg`} alt="" width={160} height={120} className="mb-2" />
      <Heading className="text-lg font-semibold">
        {title ??
          (kind === 'no-result' ? <Trans>Nothing found</Trans> : <Trans>Nothing here yet</Trans>)}
      </Heading>
      {text ? <p className="text-ink-muted">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
