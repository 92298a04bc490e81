import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-pressed={visible}
          aria-label={t`Show password`}
          className="flex size-touch items-center justify-center rounded text-ink-muted"
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eye-off' : 'eye'} size={20} />
        </button>
      }
    />
  );
}
