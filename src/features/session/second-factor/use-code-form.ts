import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

/** A form whose only field is called `code`. @param send called with what is typed, unless it is empty */
export function useCodeForm(send: (code: string) => void) {
  const { t } = useLingui();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(!code);
    if (code) send(code);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return { submit, error: missing ? t`Required` : null };
}
