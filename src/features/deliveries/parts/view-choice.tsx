import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeliveryView } from '../deliveries.queries.ts';

interface Props {
  view: DeliveryView;
  onChange: (view: DeliveryView) => void;
}

/** What is on its way, or what left and arrived. */
export function ViewChoice({ view, onChange }: Props) {
  const choice = (of: DeliveryView, words: ReactNode) => (
    <label className="inline-flex min-h-touch cursor-pointer items-center rounded px-3 has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-brand-ink has-focus-visible:outline-2">
      <input
        type="radio"
        name="view"
        className="sr-only"
        checked={view === of}
        onChange={() => onChange(of)}
      />
      {words}
    </label>
  );
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">
        <Trans>Which deliveries</Trans>
      </legend>
      <div className="inline-flex flex-wrap rounded-lg border border-line bg-surface p-1">
        {choice('shipped', <Trans context="deliveries">Shipped</Trans>)}
        {choice('coming', <Trans comment="deliveries">On their way</Trans>)}
      </div>
    </fieldset>
  );
}
