import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Filter } from '#src/crud/list/filters.tsx';
import { CustomerPicker } from '#src/features/customers/customers.public.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { allCustomers, escapeId } from '../sales-overview.params.ts';

interface Props {
  label: string;
  /** The words for all customers of the user. */
  allText: string;
  values: readonly string[];
  /** The names of chosen customers by their escaped codes. */
  names: ReadonlyMap<string, string>;
  onChange: (values: string[]) => void;
}

function CustomerPanel({ allText, values, names, onChange }: Props) {
  const { t } = useLingui();
  const hasAll = values.includes(allCustomers);
  return (
    <div className="space-y-2 px-2">
      <Checkbox
        label={allText}
        checked={hasAll}
        onChange={({ target }) => onChange(target.checked ? [allCustomers] : [])}
      />
      {hasAll ? null : (
        <>
          {values.map((value) => (
            <Button
              key={value}
              variant="quiet"
              className="w-full justify-start font-normal"
              onClick={() => onChange(values.filter((one) => one !== value))}
            >
              <Trans>Without {{ customer: names.get(value) ?? value }}</Trans>
            </Button>
          ))}
          <Suspense fallback={<Skeleton className="h-16" />}>
            <CustomerPicker
              label={t`Add a customer`}
              value={null}
              onChange={(customer) => {
                const code = customer && escapeId(customer.code);
                if (code && !values.includes(code)) onChange([...values, code]);
              }}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The customers whose sales are added up; none is the active one. */
export function customerFilter(props: Props): Filter {
  const { label, allText, values, names, onChange } = props;
  return {
    id: 'customers',
    label,
    value: values.includes(allCustomers)
      ? allText
      : values.map((value) => names.get(value) ?? value).join(', '),
    onClear: () => onChange([]),
    panel: () => <CustomerPanel {...props} />,
  };
}
