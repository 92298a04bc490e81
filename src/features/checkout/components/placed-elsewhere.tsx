import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/notice.tsx';
import type { OrderNote } from '../checkout.offline.ts';

/** That a captured order of another customer has been placed, by its numbers. */
export function PlacedElsewhere({ orderNos = [] }: Pick<OrderNote, 'orderNos'>) {
  return (
    <Notice tone="success">
      <p>
        <Plural
          value={{ count: orderNos.length }}
          one="This order is placed:"
          other="These orders are placed:"
        />{' '}
        <strong className="tabular">{orderNos.join(', ')}</strong>
      </p>
      <p>
        <Trans>Orders of another customer show once you act for that customer.</Trans>
      </p>
    </Notice>
  );
}
