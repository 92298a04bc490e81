import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { layoutsQuery } from '#src/features/content/content-writing.public.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { openBulk } from './open-bulk.ts';

const BulkForm = lazyWithMessages(async () => ({
  default: (await import('./bulk-form.tsx')).BulkForm,
}));

/** Creates many marketing materials at once (R126). */
export function Component() {
  const { data: bulk } = useQuery({
    queryKey: ['marketing-material', 'bulk'],
    queryFn: openBulk,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: layouts = [] } = useQuery(layoutsQuery('marketing_material'));
  const waiting = <Skeleton className="h-96" />;
  if (!bulk) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BulkForm bulk={bulk} layouts={layouts} />
    </Suspense>
  );
}
