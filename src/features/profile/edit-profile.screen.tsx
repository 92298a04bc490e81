import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { NotificationSettings } from '#src/features/notifications/notifications.public.ts';
import { TakeAlongTile } from '#src/features/offline-catalog/offline-catalog.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { ThisDevice } from './components/this-device.tsx';

/** The fields of the account that the user can see but not change. */
function Account() {
  const { user } = useSession();
  return (
    <DescriptionList
      look="beside"
      entries={[
        { key: 'username', name: <Trans>Username</Trans>, value: user.username },
        { key: 'email', name: <Trans>E-mail</Trans>, value: user.email || '–' },
      ]}
    />
  );
}

/** The user's own settings (R051, U090, U131). */
export function Component() {
  return (
    <div className="mx-auto max-w-xl space-y-10 py-4">
      <div className="space-y-6">
        <PageHeader title={<Trans>Settings</Trans>} />
        <section className="space-y-6 rounded-lg bg-surface p-4 shadow-raised">
          <div className="space-y-2">
            <Account />
            <p className="text-sm text-ink-muted">
              <Trans>Your distributor changes username and e-mail for you.</Trans>
            </p>
          </div>
          <ProfileForm />
        </section>
        <ProfileHistory />
      </div>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <NotificationSettings />
      </Suspense>
      <TakeAlongTile />
      <ThisDevice />
    </div>
  );
}

/** The changes of the user's own name, language and password, for users who may change them. */
function ProfileHistory() {
  const { t } = useLingui();
  const { user, has } = useSession();
  const { languages } = useHostConfig();
  if (!has('profile.update')) return null;
  const languageName = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const texts: Record<string, FieldTexts> = {
    name: { name: t`Name` },
    language: { name: t`Language`, value: languageName },
    password: { name: t`Password` },
  };
  return <ChangeHistory feature="profile" id={user.id} getTexts={(field) => texts[field]} />;
}
