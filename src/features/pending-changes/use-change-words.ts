import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

export interface ChangeWords {
  /** What the user has done. */
  title: string;
  /** Where it was done and can be done anew. */
  to: string | null;
}

interface CartNote {
  product?: { name?: string; article_code_display?: string };
  qty?: number;
}

/** A change in the user's words, by its operation and the note its room has left. */
export function useChangeWords(): (entry: OutboxEntry) => ChangeWords {
  const { t } = useLingui();
  return ({ operation, note }) => {
    if (operation !== 'UpdateProductsInCart') return { title: operation, to: null };
    const { product, qty = 0 } = note as CartNote;
    const name = [product?.name, product?.article_code_display].filter(Boolean).join(' · ');
    const title = qty === 0 ? t`Cart: ${name} removed` : t`Cart: ${qty} × ${name}`;
    return { title, to: paths.cart() };
  };
}
