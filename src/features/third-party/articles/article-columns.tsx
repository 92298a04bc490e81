import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnThirdPartyProductsQuery } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn } from '#src/ui/table/column.ts';
import { ArticleCell, StockText, useUnitText } from '../catalog/product-cells.tsx';

type OwnProduct = OwnThirdPartyProductsQuery['productThirdParties']['products'][number];

/** The columns of a vendor's own articles; figures are pieces (reading 78). */
export function useArticleColumns(): Column<OwnProduct>[] {
  const { t } = useLingui();
  const number = useNumber();
  const money = useMoney();
  const unitText = useUnitText();
  return [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: (product) => (
        <ArticleCell product={product}>
          <span className="cut block">
            <SecondLine>
              {product.articleCode}
              {product.imageProblem ? <PictureProblem code={product.imageProblem} /> : null}
            </SecondLine>
          </span>
        </ArticleCell>
      ),
    },
    {
      ...figureColumn('stock', t`In stock`, ({ stock }) => <StockText stock={stock} />),
      phone: 'fact',
    },
    { ...figureColumn('open', t`Ordered`, ({ openOrder }) => number(openOrder)), priority: 2 },
    {
      ...figureColumn('shipped', t`Shipped`, ({ shippedOrder }) => number(shippedOrder)),
      priority: 2,
    },
    {
      ...figureColumn('price', t`Price`, (product) => (
        <>
          {money(product.price)}
          <SecondLine>{unitText(product)}</SecondLine>
        </>
      )),
      phone: 'figure',
    },
    {
      id: 'active',
      header: t`Sold`,
      phone: 'state',
      cell: ({ active }) =>
        active ? (
          <Badge tone="success">
            <Trans comment="an article of a vendor">sold</Trans>
          </Badge>
        ) : (
          <Badge tone="neutral">
            <Trans comment="an article of a vendor">not sold</Trans>
          </Badge>
        ),
    },
  ];
}

/** Why the picture at the vendor's address was not taken. */
function PictureProblem({ code }: { code: string }) {
  return (
    <span className="text-error-ink">
      {' · '}
      {code === 'UNREACHABLE' ? (
        <Trans>The server of the picture does not answer.</Trans>
      ) : code === 'NOT_PUBLIC' ? (
        <Trans>The picture is not at a public address.</Trans>
      ) : (
        <Trans>There is no picture at the address, or it is larger than 10 MB.</Trans>
      )}
    </span>
  );
}
