import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { openConsumerVoice } from '#src/features/feedback/feedback.public.ts';
import { isRefused, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

export interface ChangeWords {
  /** What the user has done. */
  title: string;
  /** Where it was done and can be done anew. */
  to: string | null;
  /** Opens where it was done, with what was entered; null where that is a page or is not possible. */
  edit: (() => void) | null;
}

interface CartNote {
  product?: { name?: string; article_code_display?: string };
  qty?: number;
}

/** So much of a long text is told. */
const excerptLength = 80;

function excerpt(text: unknown): string {
  const letters = [...String(text ?? '').replace(/\s+/g, ' ')];
  const short = letters.slice(0, excerptLength).join('').trim();
  return letters.length > excerptLength ? `${short}…` : short;
}

/** A change in the user's words, by its operation and the note its room has left. */
export function useChangeWords(): (entry: OutboxEntry) => ChangeWords {
  const { t } = useLingui();
  return (entry) => {
    const { operation, note } = entry;
    if (operation === 'SendCustomerFeedback') {
      const text = excerpt(note.text);
      const edit = isRefused(entry) ? () => openConsumerVoice(entry) : null;
      return { title: t`Consumer voice: ${text}`, to: null, edit };
    }
    if (operation !== 'UpdateProductsInCart') return { title: operation, to: null, edit: null };
    const { product, qty = 0 } = note as CartNote;
    const name = [product?.name, product?.article_code_display].filter(Boolean).join(' · ');
    const title = qty === 0 ? t`Cart: ${name} removed` : t`Cart: ${qty} × ${name}`;
    return { title, to: paths.cart(), edit: null };
  };
}
