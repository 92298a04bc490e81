import { Trans } from '@lingui/react/macro';
import { RadioField } from '#src/ui/radio-field.tsx';
import type { DeliveryView } from '../deliveries.queries.ts';

interface Props {
  view: DeliveryView;
  onChange: (view: DeliveryView) => void;
}

/** A choice between deliveries on their way, and those that left. */
export function ViewChoice({ view, onChange }: Props) {
  return (
    <RadioField<DeliveryView>
      label={<Trans>Which deliveries</Trans>}
      labelClassName="sr-only"
      look="segments"
      className="print:hidden"
      value={view}
      onValue={onChange}
      options={[
        { value: 'shipped', label: <Trans context="deliveries">Shipped</Trans> },
        { value: 'coming', label: <Trans comment="deliveries">On their way</Trans> },
      ]}
    />
  );
}
