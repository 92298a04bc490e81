import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CheckoutField, fieldOf, lineOf } from './checkout.rules.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CartLines } from './order-of-cart.ts';
import type { PlaceOrderResult } from './place-order.ts';
import { useCheckoutErrorText } from './use-checkout-error-text.ts';
import type { useDeliveryDays } from './use-delivery-days.ts';

/** Why the order did not go off, above the form. */
interface FormProblem {
  text: string;
  /** It waits for the user under Pending changes. */
  decide?: boolean;
}

interface Options {
  lines: CartLines;
  form: UseFormReturn<CheckoutDraft>;
  days: ReturnType<typeof useDeliveryDays>;
}

/**
 * Returns what is wrong with the order, in words: above the form, at its fields, and by article at the
 * lines of the cart.
 */
export function useCheckoutProblems({ lines, form, days }: Options) {
  const { t } = useLingui();
  const errorText = useCheckoutErrorText();
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [lineProblems, setLineProblems] = useState<Record<string, string>>({});
  const { setError, formState } = form;

  /** Finds problems before anything is sent: days, and lines that the cart itself refuses. */
  const findProblems = (values: CheckoutDraft): boolean => {
    const wrong: Record<string, string> = {};
    const day = days.problem(values.requestDate);
    if (day) setError('requestDate', { type: 'rule', message: day });
    for (const { articleCode } of lines) {
      const code = days.problem(values.lineDates[articleCode] ?? '');
      if (code) wrong[articleCode] = errorText({ field: '', code, message: '' });
    }
    setLineProblems(wrong);
    const above: FormProblem[] = [];
    if (Object.keys(wrong).length > 0)
      above.push({ text: t`Choose other days for the lines marked` });
    if (lines.some((line) => line.problem || line.product.blocked))
      above.push({ text: t`The cart holds lines that cannot be ordered. Correct it first.` });
    setProblems(above);
    return day !== null || above.length > 0;
  };

  /**
   * Shows why the server has refused the order.
   * @returns whether a line was refused
   */
  const showRefusal = ({ errors }: Extract<PlaceOrderResult, { kind: 'refused' }>): boolean => {
    const above: FormProblem[] = [];
    const wrong: Record<string, string> = {};
    for (const error of errors) {
      const field = fieldOf(error.field);
      const index = lineOf(error.field);
      const line = index === null ? undefined : lines[index];
      if (field) setError(field, { type: 'server', message: error.code });
      else if (line) wrong[line.articleCode] = errorText(error);
      else above.push({ text: errorText(error) });
    }
    for (const { articleCode, product } of lines)
      if (wrong[articleCode]) above.push({ text: `${product.name}: ${wrong[articleCode]}` });
    setLineProblems(wrong);
    setProblems(above);
    return Object.keys(wrong).length > 0;
  };

  const fieldProblem = (field: CheckoutField, requestDate: string) => {
    const chosen = field === 'requestDate' ? days.problem(requestDate) : null;
    const code = chosen ?? formState.errors[field]?.message;
    if (!code) return undefined;
    if (chosen === 'CLOSED_DAY') return days.closedTexts(requestDate);
    return errorText({ field, code, message: code });
  };

  return {
    problems,
    lineProblems,
    findProblems,
    showRefusal,
    fieldProblem,
    showProblem: (text: string, decide = false) => setProblems([{ text, decide }]),
  };
}
