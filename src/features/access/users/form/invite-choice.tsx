import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';

interface Props {
  /** Whether the new user has no mailbox. */
  isFakeEmail: boolean;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Whether a new user gets the link to set a password at once (reading 53). */
export function InviteChoice({ isFakeEmail, chosen, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={isFakeEmail ? t`Show a link for the password` : t`Invite by e-mail`}
      checked={chosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
