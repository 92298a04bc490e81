import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import {
  checkoutOperation,
  type OrderNote,
  type OrderVariables,
} from '#src/features/checkout/checkout.public.ts';
import { openConsumerVoice } from '#src/features/feedback/feedback.public.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { operationRules } from '#src/offline/outbox/operation-registry.ts';
import { isJudged, isRefused, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

export interface ChangeWords {
  /** Where it was done: the cart, orders, … */
  feature: string;
  /** What the user has done. */
  title: string;
  /** Where it was done and can be done anew. */
  to: string | null;
  /** What else tells it from others like it, such as the PO number of an order. */
  details?: string;
  /** `to` shows it whichever customer is active. */
  forAnyCustomer?: boolean;
  /** Opens where it was done, with what was entered; null where that is a page or is not possible. */
  edit: (() => void) | null;
  /** This version of the app cannot send it: a newer one has captured it. */
  newer?: boolean;
}

interface CartNote {
  product?: { name?: string; article_code_display?: string };
  qty?: number;
}

interface ListNote {
  name?: string;
  kind?: string;
}

interface AliasNote {
  count?: number;
  alias?: string;
  articleCode?: string | null;
}

/** So much of a long text is told. */
const excerptLength = 80;

function excerpt(text: unknown): string {
  const letters = [...String(text ?? '').replace(/\s+/g, ' ')];
  const short = letters.slice(0, excerptLength).join('').trim();
  return letters.length > excerptLength ? `${short}…` : short;
}

/** A change in the user's words, by its operation and the note its feature has left. */
export function useChangeWords(): (entry: OutboxEntry) => ChangeWords {
  const { t } = useLingui();
  const orderWords = useOrderWords();
  const listWords = useListWords();
  const wordsOf = (entry: OutboxEntry): ChangeWords => {
    const { operation, note } = entry;
    switch (operation) {
      case checkoutOperation:
        return orderWords(entry);
      case 'SaveOrderList':
      case 'DeleteOrderList':
      case 'SaveArticleAliases':
        return listWords(entry);
      case 'SendCustomerFeedback': {
        const text = excerpt(note.text);
        // One that may have been told already is not told again in other words.
        const untold = isRefused(entry) && (isJudged(entry) || !entry.sent);
        const edit = untold ? () => openConsumerVoice(entry) : null;
        return { feature: t`Feedback`, title: t`Feedback: ${text}`, to: null, edit };
      }
      case 'UpdateProductsInCart': {
        const { product, qty = 0 } = note as CartNote;
        const name = [product?.name, product?.article_code_display].filter(Boolean).join(' · ');
        const title = qty === 0 ? t`Cart: ${name} removed` : t`Cart: ${qty} × ${name}`;
        return { feature: t`Cart`, title, to: paths.cart(), edit: null };
      }
      default:
        return { feature: '', title: operation, to: null, edit: null, newer: true };
    }
  };
  return (entry) => {
    const words = wordsOf(entry);
    const rules = operationRules(entry.operation);
    return rules && entry.version > rules.version ? { ...words, newer: true } : words;
  };
}

/** Orders: how many lines, for how much; what is placed by its numbers. */
function useOrderWords(): (entry: OutboxEntry) => ChangeWords {
  const { t } = useLingui();
  const money = useMoney();
  const showroom = useShowroom();
  return ({ id, note, state, variables }) => {
    const { lineCount = 0, total = 0, orderNos = [] } = note as OrderNote;
    const { custPoNo } = variables as OrderVariables;
    const facts = {
      feature: t`Order`,
      details: custPoNo ? t`PO number ${custPoNo}` : '',
      // The page of a captured order shows it also while another customer is active.
      to: paths.pendingOrder(id),
      forAnyCustomer: true,
      edit: null,
    };
    if (state === 'done') {
      const numbers = orderNos.join(', ');
      return { ...facts, title: numbers ? t`Order ${numbers} placed` : t`Order placed` };
    }
    const lines = t`${plural(lineCount, { one: '# line', other: '# lines' })}`;
    const title = showroom ? t`Order: ${lines}` : t`Order: ${lines}, ${money(total)}`;
    return { ...facts, title };
  };
}

/** Named carts, templates and the dealer's own numbers. */
function useListWords(): (entry: OutboxEntry) => ChangeWords {
  const { t } = useLingui();
  return ({ operation, note }) => {
    const feature = t`Carts and templates`;
    if (operation === 'SaveArticleAliases') {
      const { count = 1, alias = '', articleCode } = note as AliasNote;
      const one = articleCode
        ? t`Own number: ${alias} is ${articleCode}`
        : t`Own number deleted: ${alias}`;
      const many = () => t`${plural(count, { one: '# own number', other: '# own numbers' })}`;
      const title = count > 1 ? many() : one;
      return { feature, title, to: paths.orderLists({ show: 'numbers' }), edit: null };
    }
    const { name = '', kind } = note as ListNote;
    const template = kind === 'template';
    const to = paths.orderLists(template ? { show: 'templates' } : {});
    const saved = template ? t`Template: ${name}` : t`Cart saved: ${name}`;
    const deleted = template ? t`Template deleted: ${name}` : t`Cart deleted: ${name}`;
    return { feature, title: operation === 'SaveOrderList' ? saved : deleted, to, edit: null };
  };
}
