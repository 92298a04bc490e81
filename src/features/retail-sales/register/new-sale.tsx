import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { salesChannels } from '#shared/serials/retail-sale-states.ts';
import { useFramesOnDevice } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { keptInput } from '#src/lib/input/kept-input.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { loadSaleDevice } from '../load-sale-device.ts';
import type { SaleDraft } from './sale-draft.ts';
import { SaleForm } from './sale-form.tsx';
import { deriveSaleId, newSale, type SaleToEdit, type SaleValues } from './sale-values.ts';
import { SavedSale } from './saved-sale.tsx';

/** Registers one sale after the other: once one is saved, the form is empty for the next bike. */
export function NewSale({ frameNumber }: { frameNumber: string }) {
  const today = useToday();
  const { customer } = useSession();
  // Once for all sales, because the register is large.
  useFramesOnDevice(true);
  const { data: draft } = useQuery({
    queryKey: ['sale-draft', customer?.unified ?? '', frameNumber],
    queryFn: async () => (await loadSaleDevice()).openSaleDraft(today, frameNumber),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!draft) return <Skeleton className="h-96" />;
  return <SaleByDraft draft={draft} frameNumber={frameNumber} />;
}

function SaleByDraft({ draft, frameNumber }: { draft: SaleDraft; frameNumber: string }) {
  const today = useToday();
  const channel = useLastChannel();
  const begin = (): SaleToEdit => ({
    ...newSale(today, channel.read() ?? 'RETAIL'),
    saleId: draft.readId(),
  });
  const [sale, setSale] = useState<SaleToEdit>(() => {
    const { values, ...rest } = begin();
    return { ...rest, values: { ...values, frameNumber } };
  });
  const [saved, setSaved] = useState<SaleToEdit | null>(null);
  return (
    <SaleForm
      key={sale.saleId}
      sale={sale}
      draft={draft}
      isNext={saved !== null}
      intro={saved ? <SavedSale sale={saved} /> : null}
      onSaved={async (values) => {
        channel.keep(values.salesChannel);
        setSaved({ ...sale, saleId: await deriveSaleId(sale.saleId, values), values });
        setSale(begin());
      }}
    />
  );
}

/** The way of sale that was chosen last on this device. */
function useLastChannel() {
  const { id } = useSession().user;
  return useMemo(() => {
    const kept = keptInput(id, 'draft', 'retail-sales.channel', v.picklist(salesChannels));
    const keep = (channel: SaleValues['salesChannel']) => {
      try {
        kept.keep(channel);
      } catch {
        // It is chosen again next time.
      }
    };
    return { read: kept.read, keep };
  }, [id]);
}
