import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type InvoiceItem, type PaymentTerms, selectionKey } from '#shared/invoices/item.ts';
import { type SelectionValidation, validateSelection } from '#shared/invoices/selection.rules.ts';
import { type InvoiceSelection, useInvoiceSelection } from './invoice-selection.ts';
import { type ListedInvoice, type OpenInvoices, openInvoicesQuery } from './invoices.queries.ts';
import { usePaymentTerms } from './use-payment-terms.ts';

const none: readonly ListedInvoice[] = [];

/** The open items of the active customer, and what is selected of them. */
export interface OpenAccount {
  /** Undefined as long as the items could not be loaded. */
  list: OpenInvoices | undefined;
  /** All that are known, whatever the list on the screen shows. */
  items: readonly ListedInvoice[];
  terms: PaymentTerms;
  selection: InvoiceSelection;
  validation: SelectionValidation;
  isSelected: (item: InvoiceItem) => boolean;
  select: (item: InvoiceItem, selected: boolean) => void;
  change: (change: Partial<InvoiceSelection>) => void;
  clear: () => void;
}

/**
 * @param found items that a search found, which an account of more items than are listed may lack
 */
export function useOpenAccount(found: readonly ListedInvoice[] = none): OpenAccount {
  const terms = usePaymentTerms();
  const { selection, change, clear } = useInvoiceSelection();
  const { data: list } = useQuery(openInvoicesQuery(terms.payerCode));
  const items = useMemo(() => {
    const known = list?.invoices ?? none;
    if (!list?.more) return known;
    const ids = new Set(known.map(({ id }) => id));
    return [...known, ...found.filter(({ id }) => !ids.has(id))];
  }, [list, found]);
  const { keys, amount } = selection;
  const selected = new Set(keys);
  return {
    list,
    items,
    terms,
    selection,
    validation: validateSelection(items, selected, terms, { amount }),
    isSelected: (item) => selected.has(selectionKey(item)),
    select: (item, on) => {
      const key = selectionKey(item);
      change({ keys: on ? [...selected, key] : keys.filter((one) => one !== key) });
    },
    change,
    clear,
  };
}
