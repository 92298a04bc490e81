import { useState } from 'react';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PasswordNeeds } from '#src/ui/fields/password-needs.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Sample, Section } from './sample.tsx';

const options = [
  { value: 'm', label: 'Frame size M' },
  { value: 'l', label: 'Frame size L' },
  { value: 'xl', label: 'Frame size XL, sold out', disabled: true },
];

export function Fields() {
  const [qty, setQty] = useState(1);
  const [password, setPassword] = useState('');
  return (
    <Section title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Plain" placeholder="Placeholder" />
        <TextField label="With a hint" hint="At most 35 characters" />
        <TextField label="With an error" defaultValue="?" error="Email must be valid" />
        <TextField
          label="With a hint and an error and a label so long that it has to wrap on a phone"
          hint="At most 35 characters"
          error="Required"
        />
        <TextField label="Disabled" defaultValue="4711" disabled />
        <SelectField label="Select" options={options} />
        <SelectField label="Select with an error" options={options} error="Required" />
        <Checkbox label="Checkbox" />
        <Checkbox label="Checked, with a count" trailing="12" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <PasswordField
          label="Password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordNeeds
          password={password}
          rules={{ minimumPasswordLength: 8, passwordComposition: true }}
        />
      </div>
      <div className="flex flex-wrap gap-6">
        <Sample title="stepper">
          <QtyStepper label="Sample quantity" value={qty} onChange={setQty} />
        </Sample>
        <Sample title="at its limits">
          <QtyStepper label="Quantity at 5 of 5" value={5} min={5} max={5} onChange={setQty} />
        </Sample>
        <Sample title="with a problem">
          <QtyStepper label="Too many" value={9} onChange={setQty} problem="At most 6 for you" />
        </Sample>
        <Sample title="disabled">
          <QtyStepper label="Disabled quantity" value={2} onChange={setQty} disabled />
        </Sample>
      </div>
    </Section>
  );
}
