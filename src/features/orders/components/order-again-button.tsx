import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ActionOutcome } from '#src/crud/record/detail-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { ActionFailure } from '#src/graphql/action-failure.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { OrderedAgain } from '../order-again.ts';
import type { OrderDetail } from '../orders.queries.ts';
import { useOrderAgain } from '../use-order-again.ts';

/** What is in the cart now, and what could not be put there. */
export function OrderedAgainNotice({ added, left }: OrderedAgain) {
  return (
    <Notice
      tone={left.length > 0 ? 'warning' : 'success'}
      action={
        <ButtonLink to={paths.cart()}>
          <Trans>Go to cart</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Plural
          value={added}
          _0="No article was put into the cart."
          one="# article put into the cart."
          other="# articles put into the cart."
        />
      </p>
      {left.length > 0 ? (
        <>
          <p>
            <Plural
              value={{ count: left.length }}
              one="This one cannot be ordered in this quantity:"
              other="These cannot be ordered in this quantity:"
            />
          </p>
          <ul className="list-disc pl-5">
            {left.map(({ article, description }) => (
              <li key={article}>
                {description} <span className="tabular">{article}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}

/** Puts everything of the order into the cart again; choosing among its lines has a page of its own. */
export function OrderAgainButton({ order }: { order: OrderDetail }) {
  const { busy, run, result, error } = useOrderAgain(order.details);
  return (
    <>
      <Button busy={busy} className="print:hidden" onClick={() => void run()}>
        <Trans>Order again</Trans>
      </Button>
      {result || error ? (
        <ActionOutcome>
          {result ? <OrderedAgainNotice {...result} /> : null}
          <ActionFailure error={error} />
        </ActionOutcome>
      ) : null}
    </>
  );
}
