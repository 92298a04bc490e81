import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { pieceCost } from '#src/lib/stock/margin.ts';
import { fullName, variantText } from '#src/lib/variant-text.ts';
import { Picture } from '#src/ui/picture.tsx';
import type { VariantOnPage } from '../variants/use-variants.ts';
import { Barcode } from './barcode.tsx';

export interface PrintedProduct {
  name: string;
  brand: string;
  serie: string;
  model_year?: number | null;
  image?: string | null;
  /** A groupset: its articles have names of their own. */
  ofParts?: boolean;
}

/** Returns the name of one of the articles in addition to the product's name. */
export function printedName(product: PrintedProduct, item: VariantOnPage): string {
  return product.ofParts ? fullName(item) : variantText(item, product.name);
}

interface Props {
  product: PrintedProduct;
  item: VariantOnPage;
  /** The dealer's own price is printed too. */
  withOwnPrice: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The printed page: picture, name, code, barcode and RRP of one variant, black on white. */
export function PrintSheet({ product, item, withOwnPrice, ref }: Props) {
  const money = useMoney();
  const { webTitle } = useHostConfig();
  const own = withOwnPrice ? pieceCost(item.price) : null;
  const variant = printedName(product, item);
  return (
    <div ref={ref} className="hidden bg-white text-black print:block">
      <Picture
        file={item.image ?? product.image}
        alt=""
        size="full"
        eager
        className="mx-auto max-h-[120mm] w-full"
      />
      <p className="mt-6 text-sm">
        {[product.brand, product.serie, product.model_year].filter(Boolean).join(' · ')}
      </p>
      <p className="text-2xl font-semibold break-words">{product.name}</p>
      {variant ? <p className="text-lg">{variant}</p> : null}
      <p className="mt-1 text-sm tabular-nums">
        <Trans>Code {{ code: item.article_code_display }}</Trans>
      </p>
      {item.price.retail == null ? null : (
        <p className="mt-4 text-2xl font-semibold tabular-nums">
          <Trans comment="recommended retail price">
            RRP {{ price: money(item.price.retail) }}
          </Trans>
        </p>
      )}
      {own === null ? null : (
        <p className="text-sm tabular-nums">
          <Trans>Own price {{ price: money(own) }}</Trans>
        </p>
      )}
      <div className="mt-6">
        <Barcode code={item.ean} />
      </div>
      <p className="mt-6 text-xs">{webTitle}</p>
    </div>
  );
}
