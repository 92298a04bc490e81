import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { layoutsQuery } from '#src/features/content/content-writing.public.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { openBulk } from './open-bulk.ts';

const BulkForm = lazyWithMessages(async () => ({
  default: (await import('./bulk-form.tsx')).BulkForm,
}));

/** Creates many marketing materials at once (R126). */
export function Component() {
  const { data: bulk, refetch } = useQuery({
    queryKey: ['marketing-material', 'bulk'],
    queryFn: openBulk,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: layouts = [] } = useQuery(layoutsQuery('marketing_material'));
  const waiting = <Skeleton className="h-96" />;
  if (bulk === null)
    return (
      <Notice
        tone="info"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            <Trans>Go on here</Trans>
          </Button>
        }
      >
        <Trans>These files are sent in another tab. Go on there, or close that tab first.</Trans>
      </Notice>
    );
  if (!bulk) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BulkForm bulk={bulk} layouts={layouts} />
    </Suspense>
  );
}
