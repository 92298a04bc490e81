import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { PasswordNeeds } from '#src/ui/password-needs.tsx';
import type { ProfileValues } from '../profile.rules.ts';

interface Props {
  wrong: (field: keyof ProfileValues) => string | undefined;
}

/** The old password once, the new one twice, and what it still needs. */
export function PasswordFields({ wrong }: Props) {
  const { t } = useLingui();
  const host = useHostConfig();
  const { register, control } = useFormContext<ProfileValues>();
  const password = useWatch({ control, name: 'newPassword' });
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 text-sm font-medium">
        <Trans>Change password</Trans>
      </legend>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        error={wrong('currentPassword')}
        {...register('currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        error={wrong('newPassword')}
        {...register('newPassword')}
      />
      <PasswordNeeds password={password} rules={host} />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        error={wrong('repeatPassword')}
        {...register('repeatPassword')}
      />
    </fieldset>
  );
}
