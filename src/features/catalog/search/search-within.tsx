import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a new search keeps the filters in use (U192, N053). */
export function SearchWithin({ checked, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Search within the filters`}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
