import { Trans } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../fields/text-field.tsx';

/** The six digits of an authenticator app. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField
      {...props}
      label={<Trans>Code of the authenticator app</Trans>}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
    />
  );
}
