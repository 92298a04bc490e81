import { Trans, useLingui } from '@lingui/react/macro';
import { pickNumber } from '#shared/serials/read-serials.ts';
import type { SerialKind, SerialNumber } from '#shared/serials/serial-kinds.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useKindTexts } from '#src/features/serials/serials.public.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { getNextPartKind, partKinds } from './next-part-kind.rules.ts';

interface Props {
  value: readonly SerialNumber[];
  /** The kinds of the numbers with which the bike was delivered. */
  known: readonly SerialKind[];
  onChange: (serials: readonly SerialNumber[]) => void;
  error: string | undefined;
}

/** The most numbers of parts of a bike. */
const most = 20;

/** The numbers of battery, motor, display and keys, typed or scanned. */
export function SerialsField({ value, known, onChange, error }: Props) {
  const { t } = useLingui();
  const kinds = useKindTexts();
  const change = (at: number, part: Partial<SerialNumber>) =>
    onChange(value.map((serial, index) => (index === at ? { ...serial, ...part } : serial)));
  const add = () => {
    const kind = getNextPartKind(
      value.map((one) => one.kind),
      known,
    );
    onChange([...value, { kind, value: '' }]);
  };
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">
        <Trans>Further numbers</Trans>
      </legend>
      {value.map(({ kind, value: number }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number has nothing else that stays the same
        <div key={at} className="flex flex-wrap items-end gap-2">
          <SelectField
            className="w-full sm:w-auto"
            label={t`Part`}
            value={kind}
            options={partKinds.map((one) => ({ value: one, label: kinds[one] }))}
            onChange={({ target }) => change(at, { kind: target.value as SerialKind })}
          />
          <TextField
            className="flex-1"
            label={kinds[kind]}
            autoComplete="off"
            value={number}
            onChange={({ target }) => change(at, { value: target.value })}
          />
          <ScanButton
            accept="frame"
            label={t`Scan: ${{ what: kinds[kind] }}`}
            onScan={(code) => change(at, { value: pickNumber(code) })}
          />
          <Button
            variant="quiet"
            aria-label={t`Remove: ${{ part: kinds[kind] }}`}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Trans comment="a number of a part">Remove</Trans>
          </Button>
        </div>
      ))}
      {error ? <p className="text-sm text-error-ink">{error}</p> : null}
      {value.length < most ? (
        <Button variant="secondary" onClick={add}>
          <Trans>Add a number</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
