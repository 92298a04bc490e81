import { useQuery } from '@tanstack/react-query';
import { layoutsQuery } from '#src/features/content/content-writing.public.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { BulkForm } from './bulk-form.tsx';
import { openBulk } from './open-bulk.ts';

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
  return bulk ? <BulkForm bulk={bulk} layouts={layouts} /> : <Skeleton className="h-96" />;
}
