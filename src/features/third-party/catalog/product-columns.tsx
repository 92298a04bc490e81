import { Trans, useLingui } from '@lingui/react/macro';
import { linePrice } from '#shared/price-rule.ts';
import { maxQty } from '#shared/quantity.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
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
  const { unit } = useUnits();
  const columns: Column<Product>[] = [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (product) => (
        <ArticleCell product={product}>
          <span className="hidden @min-[568px]:block">
            <SecondLine>{product.articleCode}</SecondLine>
          </span>
        </ArticleCell>
      ),
    },
    { id: 'vendor', header: t`Vendor`, cell: ({ vendor }) => vendor.name },
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
      id: 'deals',
      header: t`Quantity discount`,
      priority: 2,
      cell: (product) => <Deals product={product} />,
    },
    {
      ...figureColumn('price', t`Price`, (product) => (
        <>
          <span className="font-semibold">{money(product.price)}</span>
          {/* On phones the unit is said only where it is not one piece. */}
          {product.uomConverter === 1 ? null : (
            <span className="text-sm font-normal text-ink-muted @min-[568px]:hidden">
              {` / ${unit(product.salesUnit)}`}
            </span>
          )}
          <span className="hidden @min-[568px]:block">
            <SecondLine>{unitText(product)}</SecondLine>
          </span>
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

/** The facts of a product that do not fit into its row on phones. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useLingui();
  const number = useNumber();
  const money = useMoney();
  const unitText = useUnitText();
  const { vendor, articleCode, openOrder } = product;
  const facts = [
    { name: t`Article`, value: articleCode },
    { name: t`Vendor`, value: vendor.name },
    { name: t`Price`, value: `${money(product.price)} ${unitText(product)}` },
    {
      name: t`Quantity discount`,
      value: stepsOf(product).length > 0 ? <Deals product={product} /> : null,
    },
    { name: t`Ordered by you`, value: openOrder > 0 ? number(openOrder) : null },
  ];
  return (
    <DescriptionList
      look="sentences"
      className="text-sm"
      entries={facts.map(({ name, value }) => ({ key: name, name: `${name}: `, value }))}
    />
  );
}

const stepsOf = ({ deals }: Product) => deals.filter(({ term }) => term === '>=');

/** The vendor's quantity discounts: "from 10: $4.50". */
function Deals({ product }: { product: Product }) {
  const number = useNumber();
  const money = useMoney();
  const steps = stepsOf(product);
  if (steps.length === 0) return null;
  return (
    <span className="text-success-ink">
      {steps.map((step, at) => (
        <span key={step.qty}>
          {at > 0 ? ', ' : null}
          <Trans comment="a quantity discount">
            from {{ qty: number(step.qty) }}:{' '}
            {{ price: money(linePrice(product.price, step.qty, [step]).unit) }}
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
    <Button
      variant="secondary"
      className="-my-1.5 @min-[568px]:my-0"
      aria-label={t`Add ${name} to the cart`}
      onClick={() => change(1)}
    >
      <Trans comment="to the cart">Add</Trans>
    </Button>
  ) : (
    <QtyStepper
      className="-my-2 @min-[568px]:my-0"
      value={qty}
      max={maxQty}
      label={t`Quantity of ${name}`}
      onChange={change}
    />
  );
}
