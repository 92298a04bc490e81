import { useEffect, useRef } from 'react';
import type { EntityForm } from '#src/crud/entity-form.ts';
import { useIsInspectionWaiting } from '#src/features/inspections/inspections.public.ts';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { findChosen, findDayProblem, findFrameStop, type JudgedSale } from './judge-frame.rules.ts';
import type { SaleToEdit, SaleValues } from './sale-values.ts';
import { type Known, useKnownFrame } from './use-known-frame.ts';
import { type SaleFormOptions, useSaleForm } from './use-sale-form.ts';

interface JudgedForm {
  form: EntityForm<SaleValues>;
  known: Known;
  /** The bike that is sold; undefined while it is not known which one. */
  frame: ShownFrame | undefined;
  judged: JudgedSale;
  /** The code for which the server would refuse the sale; null where it would not, or where that is not known. */
  stop: string | null;
}

/** The form of a sale, which checks the sale against the register before it is kept. */
export function useJudgedSale(
  sale: SaleToEdit,
  { isChange, ...options }: Omit<SaleFormOptions, 'judge'> & { isChange: boolean },
): JudgedForm {
  const today = useToday();
  const { customer } = useSession();
  // The frame is known by the form's values, so the form reads the newest answer when it judges them.
  const newest = useRef<{ known: Known; judged: JudgedSale } | null>(null);
  const form = useSaleForm(sale, {
    ...options,
    judge: {
      frameNumber: (values) =>
        newest.current && findFrameStop(newest.current.known, values, newest.current.judged),
      soldDate: (values) => newest.current && findDayProblem(newest.current.known, values, today),
    },
  });
  const { frameNumber, articleCode, dealer } = form.values;
  const known = useKnownFrame(frameNumber);
  const judged: JudgedSale = {
    saleId: sale.saleId,
    seller: dealer?.code ?? customer?.unified ?? '',
    registered: isChange ? sale.values.frameNumber : null,
    isInspectionWaiting: useIsInspectionWaiting(frameNumber),
  };
  useEffect(() => {
    newest.current = { known, judged };
  });
  const stop = findFrameStop(known, form.values, judged);
  return { form, known, frame: findChosen(known, articleCode), judged, stop };
}
