import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormSection } from '#src/crud/form/form-section.tsx';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { InvitationActions } from '../../invitations/invitation-actions.tsx';
import { useConnectionTexts } from '../../page-states.tsx';
import { UserSessions } from '../../sessions/user-sessions.tsx';
import { RightsPreview } from '../../why/rights-preview.tsx';
import { useReadOnlyTexts, useUserState } from '../use-user-state.tsx';
import { StateOfUser } from '../user-columns.tsx';
import { useUserLabels, useUserTexts } from '../users.fields.ts';
import type { ShownUser, UserChoices } from '../users.queries.ts';
import { AreaFields } from './area-fields.tsx';
import { InviteChoice } from './invite-choice.tsx';
import { MarketChoice } from './market-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useUserForm } from './use-user-form.ts';
import { toUserInput, type UserValues } from './user-values.ts';

// The form is there without the dialogs of its menu.
const UserMenu = lazyWithMessages(() => import('./user-menu.tsx'));

interface Props {
  /** The saved user; null for a new one. */
  edited: ShownUser | null;
  /** The user that a new one begins as a copy of. */
  copied: ShownUser | null;
  choices: UserChoices;
  /** The US variant: organisations of the United States only (reading 50). */
  us: boolean;
}

/** The form of a user. Own rights, and users with more rights than the viewer may give, are only shown. */
export function UserForm({ edited, copied, choices, us }: Props) {
  const [invite, setInvite] = useState(true);
  const form = useUserForm({ edited, copied, choices, invite });
  const texts = useUserTexts(choices);
  const getHistoryTexts = useHistoryTexts();
  const offline = useConnectionTexts();
  const isOwn = edited?.readOnlyReason === 'NOT_YOURSELF';
  const isReadOnly =
    edited !== null && (!edited.active || (edited.readOnlyReason !== null && !isOwn));
  return (
    <RecordForm
      form={form}
      title={<Title edited={edited} copied={copied} />}
      back={{ to: paths.adminUsers(), label: <Trans>Users</Trans> }}
      more={
        edited ? (
          <Suspense fallback={<span className="size-touch" />}>
            <UserMenu user={edited} us={us} />
          </Suspense>
        ) : null
      }
      intro={edited ? <UserState user={edited} /> : null}
      texts={texts}
      getHistoryTexts={getHistoryTexts}
      offline={offline}
      isReadOnly={isReadOnly}
      aside={edited ? <UserAccount user={edited} /> : null}
    >
      <PersonFields form={form} languages={choices.languages} />
      <FormSection title={<Trans comment="heading: what a user may do and see">Rights</Trans>}>
        <RoleChoice form={form} groupRoles={choices.groupRoles} disabled={isOwn} />
        <AreaFields
          form={form}
          sorgs={choices.sorgs}
          elsewhere={edited?.areasElsewhere ?? 0}
          disabled={isOwn}
        />
        <RightsPreview {...toRights(form.values, choices)} />
        <MarketChoice form={form} markets={choices.contentTargetMarkets} />
      </FormSection>
      {edited ? null : (
        <FormSection title={<Trans>Invitation</Trans>}>
          <InviteChoice
            isFakeEmail={form.values.isFakeEmail}
            chosen={invite}
            onChange={setInvite}
          />
        </FormSection>
      )}
    </RecordForm>
  );
}

function Title({ edited, copied }: Pick<Props, 'edited' | 'copied'>) {
  if (edited) return <Trans>Edit {{ username: edited.username }}</Trans>;
  if (copied) return <Trans>New user like {{ username: copied.username }}</Trans>;
  return <Trans>New user</Trans>;
}

/** The texts of what only the history of a user has. Areas are listed by organisation. */
function useHistoryTexts() {
  const { t } = useLingui();
  const { markets } = useUserLabels();
  const known: Record<string, FieldTexts> = {
    active: { name: t`May log in`, value: (text) => (text === 'true' ? t`Yes` : t`No`) },
    contentTargetMarkets: { name: markets },
    invitation: {
      name: t`Invitation`,
      value: (way) => (way === 'mailed' ? t`Sent by e-mail` : t`Link shown`),
    },
    secondFactorReset: { name: t`Reset of the second factor` },
  };
  return (field: string) => {
    if (!field.startsWith('areas.')) return known[field];
    const sorg = field.slice('areas.'.length);
    return { name: t`Areas in ${sorg}` };
  };
}

/** The rights in the form, as the server shows what they open. */
function toRights(values: UserValues, choices: UserChoices) {
  const { user, userAreas } = toUserInput(values, choices);
  return { groupRole: values.groupRole, roles: user.roles ?? null, userAreas };
}

/** The state and the last login of a user; says why a user or the rights of a user can only be read, and lets a deactivated one in again. */
function UserState({ user }: { user: ShownUser }) {
  const texts = useReadOnlyTexts();
  const { restoreUser } = useUserState();
  const { dateTime } = useDates();
  const { active, lastLoginAt, readOnlyReason } = user;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StateOfUser user={user} />
        <span className="text-sm text-ink-muted">
          {lastLoginAt ? (
            <Trans>Last login {{ time: dateTime(lastLoginAt) }}</Trans>
          ) : (
            <Trans>Never logged in</Trans>
          )}
        </span>
      </p>
      {readOnlyReason ? <Notice tone="info">{texts(readOnlyReason)}</Notice> : null}
      {active ? null : (
        <Notice
          tone="warning"
          action={
            readOnlyReason ? null : (
              <Button variant="secondary" onClick={() => void restoreUser(user)}>
                <Trans>Restore</Trans>
              </Button>
            )
          }
        >
          <Trans>This user is deactivated and cannot log in.</Trans>
        </Notice>
      )}
    </>
  );
}

/** How a saved user logs in: the password, which an invitation or a new link sets, and the devices. */
function UserAccount({ user }: { user: ShownUser }) {
  return (
    <>
      <InvitationActions user={user} />
      <UserSessions user={user} />
    </>
  );
}
