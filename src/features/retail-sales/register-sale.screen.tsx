import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SaleForm } from './register/sale-form.tsx';
import { fromVariables, newSale, variablesOfSale } from './register/sale-values.ts';
import { saleQueries } from './retail-sales.queries.ts';

const RefusalNotice = lazyWithMessages(() => import('./register/refusal-notice.tsx'));

/** Registers a sale, changes a registered one, or corrects one that was refused (R039, U258). */
export function Component() {
  const [query] = useSearchParams();
  const [entry, sale, frame] = ['entry', 'sale', 'frame'].map((name) => query.get(name));
  if (entry) return <WaitingSale id={entry} />;
  if (sale && frame) return <ChangedSale sale={sale} frame={frame} />;
  return <NewSale frameNumber={frame ?? ''} />;
}

function NewSale({ frameNumber }: { frameNumber: string }) {
  const today = useToday();
  const [sale] = useState(() => newSale(today));
  return <SaleForm sale={{ ...sale, values: { ...sale.values, frameNumber } }} />;
}

/** A change that waits on this device. */
function WaitingSale({ id }: { id: string }) {
  const today = useToday();
  const { data } = useQuery({
    queryKey: ['waiting-sale', id],
    queryFn: async () => (await import('./register/capture-sale.ts')).readWaitingSale(id),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <Skeleton className="h-96" />;
  if (data === null) return <NewSale frameNumber="" />;
  const sale = { ...fromVariables(data.variables, today), entryId: id };
  return <SaleForm sale={sale} refusal={<LateRefusal entry={data.entry} />} />;
}

/** A sale that the server has. */
function ChangedSale(asked: { sale: string; frame: string }) {
  const today = useToday();
  const { customer } = useSession();
  const { data, isError } = useQuery(saleQueries.one(customer?.unified ?? '', asked));
  if (data === null || isError) return <NewSale frameNumber={asked.frame} />;
  if (data === undefined) return <Skeleton className="h-96" />;
  const { values } = fromVariables(variablesOfSale(data), today);
  return <SaleForm isChange sale={{ saleId: data.id, entryId: null, values }} />;
}

function LateRefusal({ entry }: { entry: OutboxEntry }) {
  return (
    <Suspense fallback={null}>
      <RefusalNotice entry={entry} />
    </Suspense>
  );
}
