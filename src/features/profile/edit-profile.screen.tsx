import { Trans } from '@lingui/react/macro';
import { NotificationSettings } from '#src/features/notifications/notifications.public.ts';
import { TakeAlongTile } from '#src/features/offline-catalog/offline-catalog.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { ProfileForm } from './parts/profile-form.tsx';
import { ThisDevice } from './parts/this-device.tsx';

/** What the user may see of their account and not change. */
function Account() {
  const { user } = useSession();
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-sm text-ink-muted">
        <Trans>Username</Trans>
      </dt>
      <dd className="break-all">{user.username}</dd>
      <dt className="text-sm text-ink-muted">
        <Trans>E-mail</Trans>
      </dt>
      <dd className="break-all">{user.email || '–'}</dd>
    </dl>
  );
}

/** The user's own settings (R051, U090, U131). */
export function Component() {
  return (
    <div className="mx-auto max-w-xl space-y-10 py-4">
      <div className="space-y-6">
        <h1 className="text-2xl font-semibold">
          <Trans>Settings</Trans>
        </h1>
        <section className="space-y-6 rounded-lg bg-surface p-4 shadow-raised">
          <div className="space-y-2">
            <Account />
            <p className="text-sm text-ink-muted">
              <Trans>Your distributor changes username and e-mail for you.</Trans>
            </p>
          </div>
          <ProfileForm />
        </section>
      </div>
      <NotificationSettings />
      <TakeAlongTile />
      <ThisDevice />
    </div>
  );
}
