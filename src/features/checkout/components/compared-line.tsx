import { Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { RadioRow } from '#src/ui/fields/radio-field.tsx';
import type { ComparedLine as Line, LineChoice, Offer } from '../compare-order.rules.ts';
import { calculateSubtotal } from '../order-of-cart.ts';
import { useCheckoutErrorText } from '../use-checkout-error-text.ts';

interface Props {
  line: Line;
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice) => void;
}

/** A changed line: what the buyer saw, what it is now, and the possible ways to order it. */
export function ComparedLine({ line, choice, onChoose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { articleCode, was, now, qty, offers } = line;
  const shown = now ?? was?.product;
  const name = shown ? fullName(shown) : articleCode;
  const texts = (offer: Offer): string => {
    const cost = money(calculateSubtotal(offer.product, offer.qty));
    if (offer.kind !== 'successor') return t`Take ${{ qty: offer.qty }} for ${cost}`;
    return t`Take ${{ qty: offer.qty }} × ${{ article: fullName(offer.product) }} instead, for ${cost}`;
  };
  const option = (value: LineChoice, label: string) => (
    <RadioRow
      key={value}
      option={{ value, label }}
      name={`line-${line.index}`}
      checked={choice === value}
      onChange={() => onChoose(value)}
    />
  );
  return (
    <fieldset className="overflow-hidden rounded-lg border border-line bg-surface">
      <legend className="sr-only">{name}</legend>
      <div className="space-y-1 px-4 py-3">
        <p className="font-semibold break-words">
          {qty} × {name}
        </p>
        <p className="text-sm text-ink-muted">{shown?.article_code_display ?? articleCode}</p>
        <ul className="tabular text-sm">
          {line.changes.map((change) => (
            <li key={change}>
              <ChangeTexts change={change} line={line} />
            </li>
          ))}
        </ul>
      </div>
      <div className="divide-y divide-line border-t border-line">
        {offers.map((offer) => option(offer.kind, texts(offer)))}
        {option('leave-out', t`Leave it out and remove it from the cart`)}
      </div>
    </fieldset>
  );
}

/** One thing that is another than the buyer saw: "Price 42.00 → 45.00". */
function ChangeTexts({ change, line }: { change: Line['changes'][number]; line: Line }) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const errorText = useCheckoutErrorText();
  const blockReason = useBlockReason(line.now);
  const { was, now, qty } = line;
  const each = ({ price }: CartProductFragment) =>
    money(linePrice(price.dealer ?? 0, qty, price.discounts).unit);
  const arrival = (product: CartProductFragment | undefined | null) =>
    product?.stock?.nextArrival?.date ? date(product.stock.nextArrival.date) : t`none known`;
  const successor = line.offers.find(({ kind }) => kind === 'successor');
  switch (change) {
    case 'price':
      return was && now ? (
        <Trans>
          Price {{ before: each(was.product) }} → {{ after: each(now) }}
        </Trans>
      ) : (
        <Trans>Another price</Trans>
      );
    case 'stock':
      return now?.stock.masked ? (
        <Trans>Fewer in stock than you ordered</Trans>
      ) : (
        <Trans>
          Stock {{ before: was?.product.stock?.qty ?? '?' }} → {{ after: now?.stock.qty ?? 0 }}
        </Trans>
      );
    case 'arrival':
      return (
        <Trans>
          Arrival {{ before: arrival(was?.product) }} → {{ after: arrival(now) }}
        </Trans>
      );
    case 'replaced':
      return successor ? (
        <Trans>Replaced by {{ article: fullName(successor.product) }}</Trans>
      ) : (
        <Trans>Replaced by an article you cannot order</Trans>
      );
    case 'blocked':
      return blockReason ?? <Trans>Cannot be ordered</Trans>;
    case 'gone':
      return <Trans>No longer in the catalog</Trans>;
    default:
      return line.errors.map((error) => errorText(error)).join(' ');
  }
}
