import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { OrderNote } from '../checkout.offline.ts';
import { useCheckoutErrorText } from '../use-checkout-error-text.ts';

interface Props {
  entry: OutboxEntry;
  /** It was made for another customer than the active one. */
  forOther: boolean;
}

/** A captured order on which nothing can be decided now: why, and what it is. */
export default function UndecidedOrder({ entry, forOther }: Props) {
  const money = useMoney();
  const errorText = useCheckoutErrorText();
  const { lines } = entry.note as OrderNote;
  const { failure } = entry;
  return (
    <div className="space-y-4">
      {forOther ? (
        <Notice tone="info">
          <Trans>It belongs to another customer: work for that customer to decide.</Trans>
        </Notice>
      ) : entry.state === 'parked' && failure ? (
        <Notice tone="warning">
          <p>{errorText({ field: '', code: failure.code, message: failure.message ?? '' })}</p>
          <p>
            <Trans>
              It may have been placed all the same. Look at your orders before you discard it.
            </Trans>
          </p>
        </Notice>
      ) : (
        <Notice tone="info">
          <Trans>It is placed by itself when you are online.</Trans>
        </Notice>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {lines.map(({ product, qty, subtotal }) => (
          <li key={product.article_code} className="flex justify-between gap-3 px-4 py-3">
            <span className="min-w-0 break-words">
              {qty} × {fullName(product)}
            </span>
            <span className="tabular shrink-0">{money(subtotal)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
