import { useEffect, useRef } from 'react';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useIsInspectionWaiting } from '#src/features/inspections/inspections.public.ts';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import {
  type CheckedSale,
  findChosen,
  findDayProblem,
  findFrameStop,
} from './frame-checks.rules.ts';
import type { SaleToEdit, SaleValues } from './sale-values.ts';
import { type Known, useKnownFrame } from './use-known-frame.ts';
import { type SaleFormOptions, useSaleForm } from './use-sale-form.ts';

interface CheckedForm {
  form: EntityForm<SaleValues>;
  known: Known;
  /** The bike that is sold; undefined while it is not known which one. */
  frame: ShownFrame | undefined;
  checked: CheckedSale;
  /** The code for which the server would refuse the sale; null where it would not, or where that is not known. */
  stop: string | null;
}

/** The form of a sale, which checks the sale against the register before it is kept. */
export function useCheckedSale(
  sale: SaleToEdit,
  { isChange, ...options }: Omit<SaleFormOptions, 'checks'> & { isChange: boolean },
): CheckedForm {
  const today = useToday();
  const { customer } = useSession();
  // The frame is known by the form's values, so the form reads the newest answer when it checks them.
  const newest = useRef<{ known: Known; checked: CheckedSale } | null>(null);
  const form = useSaleForm(sale, {
    ...options,
    checks: {
      frameNumber: (values) =>
        newest.current && findFrameStop(newest.current.known, values, newest.current.checked),
      soldDate: (values) => newest.current && findDayProblem(newest.current.known, values, today),
    },
  });
  const { frameNumber, articleCode, dealer } = form.values;
  const known = useKnownFrame(frameNumber);
  const checked: CheckedSale = {
    saleId: sale.saleId,
    seller: dealer?.code ?? customer?.unified ?? '',
    registered: isChange ? sale.values.frameNumber : null,
    isInspectionWaiting: useIsInspectionWaiting(frameNumber),
  };
  useEffect(() => {
    newest.current = { known, checked };
  });
  const stop = findFrameStop(known, form.values, checked);
  return { form, known, frame: findChosen(known, articleCode), checked, stop };
}
