import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import type { CatalogParams } from '../catalog-params.ts';

interface Props {
  params: CatalogParams;
  onChange: (next: CatalogParams) => void;
  bounds: { from: number; to: number } | null;
}

/** Lowest and highest own price; applied on Enter or the button, not while typing (U194). */
export function PriceFields({ params, onChange, bounds }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { currency } = useHostConfig();
  const [from, setFrom] = useState(params.priceFrom);
  const [to, setTo] = useState(params.priceTo);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (Number.isNaN(from) || Number.isNaN(to)) return;
    onChange({ ...params, priceFrom: from, priceTo: to });
  };
  return (
    <form onSubmit={apply} className="border-t border-line pt-3">
      <p className="mb-1 text-sm font-semibold">
        <Trans>Price</Trans>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <MoneyField
          label={t`from`}
          currency={currency}
          negative
          value={from}
          placeholder={bounds ? money(bounds.from) : undefined}
          onChange={setFrom}
        />
        <MoneyField
          label={t`to`}
          currency={currency}
          negative
          value={to}
          placeholder={bounds ? money(bounds.to) : undefined}
          onChange={setTo}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-2 w-full">
        <Trans>Apply price</Trans>
      </Button>
    </form>
  );
}
