import { useState } from 'react';
import { PeriodField } from '#src/crud/list/period-field.tsx';
import { DayRangeField } from '#src/ui/fields/day-range-field.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { RadioField } from '#src/ui/fields/radio-field.tsx';
import { SwitchField } from '#src/ui/fields/switch-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { Section, sampleCurrency } from './sample.tsx';

export function Numbers() {
  const [amount, setAmount] = useState<number | null>(120_050);
  const [weight, setWeight] = useState<number | null>(7.5);
  const [range, setRange] = useState({ from: '2026-03-01', to: '2026-03-14' });
  const [days, setDays] = useState({ from: '2026-03-02', to: '2026-03-31' });
  return (
    <Section title="Numbers, days, long texts">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="Amount"
          currency={sampleCurrency}
          value={amount}
          onChange={setAmount}
          readBack
        />
        <MoneyField
          label="No amount"
          currency={sampleCurrency}
          value={Number.NaN}
          onChange={setAmount}
        />
        <NumberField
          label="Weight"
          required
          unit="kg"
          decimals={1}
          min={0}
          max={30}
          value={weight}
          onChange={setWeight}
        />
        <NumberField label="Out of range" max={10} value={11} onChange={setWeight} />
        <NumberField label="Disabled number" value={3} onChange={setWeight} disabled />
        <DayRangeField label="Period" clearable value={range} onChange={setRange} />
        <DayRangeField
          label="In the wrong order"
          value={{ from: '2026-03-14', to: '2026-03-01' }}
          onChange={setRange}
        />
        <PeriodField period={days} today="2026-03-31" onChange={setDays} />
        <TextAreaField label="Note" required hint="For the driver" />
        <TextAreaField label="Too long" maxLength={10} defaultValue="More than ten characters" />
        <TextAreaField label="Note with an error" error="Required" />
      </div>
    </Section>
  );
}

const ways = [
  { value: 'together', label: 'Everything as one order', trailing: '€12.00' },
  { value: 'parts', label: 'In parts', text: 'Items in stock now, the rest later' },
  { value: 'later', label: 'Not possible today', disabled: true },
] as const;

export function Choices() {
  const [way, setWay] = useState<'together' | 'parts' | 'later'>('together');
  const look = { options: ways, value: way, onValue: setWay } as const;
  return (
    <Section title="Choices">
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioField label="Rows" {...look} required hint="Changes the price" />
        <RadioField label="Rows with an error" {...look} error="Choose one" />
        <RadioField label="Tiles" look="tiles" {...look} />
        <RadioField label="Segments" look="segments" {...look} />
        <RadioField label="Disabled" {...look} disabled />
        <div>
          <SwitchField label="Switch" />
          <SwitchField label="Switched on" defaultChecked hint="By mail, once a day" />
          <SwitchField label="Disabled switch" disabled />
          <SwitchField label="Switch with an error" error="Could not be saved" />
        </div>
      </div>
    </Section>
  );
}
