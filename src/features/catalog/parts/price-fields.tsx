import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { parseMoney } from '#shared/money.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
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
  const precision = useHostConfig().currency.decimalPrecision;
  const written = (minor: number | null) =>
    minor === null ? '' : (minor / 10 ** precision).toFixed(precision);
  const [from, setFrom] = useState(written(params.priceFrom));
  const [to, setTo] = useState(written(params.priceTo));
  const read = (text: string) => parseMoney(text.trim().replace(',', '.'), precision);
  const wrong = (text: string) =>
    text.trim() !== '' && read(text) === null ? t`Write an amount, like 1200` : undefined;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (wrong(from) || wrong(to)) return;
    onChange({ ...params, priceFrom: read(from), priceTo: read(to) });
  };
  return (
    <form onSubmit={apply} className="border-t border-line pt-3">
      <p className="mb-1 text-sm font-semibold">
        <Trans>Price</Trans>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={t`from`}
          inputMode="decimal"
          value={from}
          error={wrong(from)}
          placeholder={bounds ? money(bounds.from) : undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t`to`}
          inputMode="decimal"
          value={to}
          error={wrong(to)}
          placeholder={bounds ? money(bounds.to) : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-2 w-full">
        <Trans>Apply price</Trans>
      </Button>
    </form>
  );
}
