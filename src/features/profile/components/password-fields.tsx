import { Trans, useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PasswordNeeds } from '#src/ui/fields/password-needs.tsx';
import type { ProfileValues } from '../profile.rules.ts';

/** The old password once, the new one twice, and what it still needs. */
export function PasswordFields({ form }: { form: EntityForm<ProfileValues> }) {
  const { t } = useLingui();
  const host = useHostConfig();
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 text-sm font-medium">
        <Trans>Change password</Trans>
      </legend>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordNeeds password={form.values.newPassword} rules={host} />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        {...form.field('repeatPassword')}
      />
    </fieldset>
  );
}
