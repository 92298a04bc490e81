import { Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { maxQty } from '#shared/quantity.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { type Cart, keyOf } from '../cart/cart-lines.ts';
import { setQty } from '../cart/cart-store.ts';
import type { Product } from '../third-party.queries.ts';
import { ArticleCell, StockText, useUnitText } from './product-cells.tsx';

/** The columns of the catalog. @param cart null where nothing can be ordered */
export function useProductColumns(cart: Cart | null): Column<Product>[] {
  const { t } = useLingui();
  const number = useNumber();
  const money = useMoney();
  const unitText = useUnitText();
  const columns: Column<Product>[] = [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (product) => (
        <ArticleCell product={product}>
          <Deals product={product} />
        </ArticleCell>
      ),
    },
    {
      id: 'vendor',
      header: t`Vendor`,
      phone: 'fact',
      cell: ({ vendor }) => vendor.name,
    },
    {
      ...figureColumn('stock', t`In stock`, ({ stock }) => <StockText stock={stock} />),
      phone: 'fact',
    },
    {
      ...figureColumn('ordered', t`Ordered by you`, ({ openOrder }) =>
        openOrder > 0 ? number(openOrder) : '',
      ),
      priority: 3,
    },
    {
      ...figureColumn('price', t`Price`, (product) => (
        <>
          <span className="font-semibold">{money(product.price)}</span>
          <SecondLine>{unitText(product)}</SecondLine>
        </>
      )),
      phone: 'figure',
    },
  ];
  if (!cart) return columns;
  return [
    ...columns,
    {
      id: 'cart',
      header: t`Quantity`,
      phone: 'state',
      cell: (product) => <CartQty product={product} cart={cart} />,
    },
  ];
}

/** The vendor's quantity discounts: "from 10: $4.50". */
function Deals({ product: { deals, price } }: { product: Product }) {
  const number = useNumber();
  const money = useMoney();
  const steps = deals.filter(({ term }) => term === '>=');
  if (steps.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-success-ink">
      {steps.map((step) => (
        <span key={step.qty}>
          <Trans comment="a quantity discount">
            from {{ qty: number(step.qty) }}:{' '}
            {{ price: money(linePrice(price, step.qty, [step]).unit) }}
          </Trans>
        </span>
      ))}
    </span>
  );
}

function CartQty({ product, cart }: { product: Product; cart: Cart }) {
  const { t } = useLingui();
  const key = keyOf(product);
  const qty = cart.lines.find((line) => keyOf(line.product) === key)?.qty ?? 0;
  const change = (next: number) => void setQty(product, next).catch(sayNotSaved);
  const name = product.description;
  return qty === 0 ? (
    <Button variant="secondary" aria-label={t`Add ${name} to the cart`} onClick={() => change(1)}>
      <Trans comment="to the cart">Add</Trans>
    </Button>
  ) : (
    <QtyStepper value={qty} max={maxQty} label={t`Quantity of ${name}`} onChange={change} />
  );
}
