import { Plural, Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useCartTotal } from '#src/features/cart/cart.public.ts';
import { useCreditStatus } from '#src/features/credit/credit.public.ts';
import { CreditSummary } from '#src/features/credit/credit-summary.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { paths } from '../paths.ts';
import { openOrderCountQuery } from './home.queries.ts';
import { HomeCard } from './home-card.tsx';

function OpenOrders({ customer }: { customer: string }) {
  const { data, isError } = useDeferredQuery(openOrderCountQuery(customer));
  if (isError && !data)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>Not known right now.</Trans>
      </p>
    );
  if (!data) return <Skeleton className="h-6 w-24" />;
  return (
    <>
      <LocaleLink
        to={paths.orders()}
        className="tabular inline-flex min-h-touch items-center font-semibold hover:underline"
      >
        <Plural
          value={{ count: data.count }}
          _0="No open orders"
          one="# open order"
          other="# open orders"
        />
      </LocaleLink>{' '}
      <AsOf at={data.asOf} />
    </>
  );
}

/** The credit and the number of open orders (N020); absent without permissions or a customer. */
export function AtAGlance() {
  const { has, customer } = useSession();
  const { visible: hasCredit } = useCreditStatus();
  const cartTotal = useCartTotal();
  const hasOrders = has('page.order-status') && customer !== null;
  if (!hasCredit && !hasOrders) return null;
  return (
    <HomeCard title={<Trans>At a glance</Trans>}>
      <div className="space-y-2 px-4 pt-1 pb-3">
        {hasCredit ? (
          <div className="min-h-28">
            <HiddenInShowroom instead="–">
              <CreditSummary cartTotal={cartTotal} />
            </HiddenInShowroom>
          </div>
        ) : null}
        {hasOrders ? (
          <div className="min-h-touch">
            <OpenOrders customer={customer.unified} />
          </div>
        ) : null}
      </div>
    </HomeCard>
  );
}
