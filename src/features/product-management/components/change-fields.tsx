import { useLingui } from '@lingui/react/macro';
import { DayRangeField } from '#src/ui/fields/day-range-field.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { type Change, findChangeProblem } from '../change-set.rules.ts';

interface Props {
  change: Change;
  onChange: (change: Change) => void;
}

/** The form of a change: each value can be left, set or given back. */
export function ChangeFields({ change, onChange }: Props) {
  const { t } = useLingui();
  const set = (part: Partial<Change>) => onChange({ ...change, ...part });
  return (
    <div className="space-y-4">
      <RadioField
        label={t`Action`}
        look="segments"
        value={change.action}
        onValue={(action) => set({ action })}
        options={[
          { value: 'set', label: t({ message: 'Set', comment: 'values of articles' }) },
          { value: 'delete', label: t`Delete` },
          { value: 'restore', label: t`Restore` },
        ]}
      />
      {change.action === 'set' ? <SetFields change={change} set={set} /> : null}
    </div>
  );
}

function SetFields({ change, set }: { change: Change; set: (part: Partial<Change>) => void }) {
  const { t } = useLingui();
  const leave = {
    value: 'leave',
    label: t({ message: 'Leave as it is', comment: 'a value of articles' }),
  };
  const back = {
    value: 'back',
    label: t({ message: 'The ERP’s value', comment: 'a value of articles' }),
  };
  const { orderFlag, newArrival, active, from, to } = change;
  const isReversed = findChangeProblem(change) === 'reversed';
  return (
    <>
      <SelectField
        label={t`Order`}
        options={[
          leave,
          { value: 'yes', label: t({ message: 'May be ordered', comment: 'an article' }) },
          {
            value: 'no',
            label: t({ message: 'Blocked', comment: 'an article that cannot be ordered' }),
          },
          back,
        ]}
        value={orderFlag}
        onChange={({ target }) => set({ orderFlag: target.value as Change['orderFlag'] })}
      />
      <SelectField
        label={t`New arrival`}
        options={[
          leave,
          { value: 'days', label: t`New on these days` },
          { value: 'none', label: t`Not new` },
          back,
        ]}
        value={newArrival}
        onChange={({ target }) => set({ newArrival: target.value as Change['newArrival'] })}
      />
      {newArrival === 'days' ? (
        <DayRangeField
          label={t`Marked as new`}
          hint={t`Both days are included. Without a last day it has no end.`}
          error={isReversed ? t`From cannot be after To` : undefined}
          value={{ from, to }}
          onChange={set}
          clearable
        />
      ) : null}
      <SelectField
        label={t`Catalog`}
        options={[
          leave,
          { value: 'no', label: t({ message: 'Not in the catalog', comment: 'an article' }) },
          back,
        ]}
        value={active}
        onChange={({ target }) => set({ active: target.value as Change['active'] })}
      />
    </>
  );
}
