import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { tell } from '#src/crud/form/confirm.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { LazyShownLink } from './shown-link.lazy.ts';

/** Shows the link for a user without a mailbox, until the administrator closes it. */
export const tellLink = (username: string, link: string): Promise<boolean> =>
  tell({
    title: <Trans>Link for {username}</Trans>,
    text: (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <LazyShownLink link={link} />
      </Suspense>
    ),
  });
