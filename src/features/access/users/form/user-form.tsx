import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { InvitationActions } from '../../invitations/invitation-actions.tsx';
import { useConnectionTexts } from '../../page-states.tsx';
import { UserSessions } from '../../sessions/user-sessions.tsx';
import { RightsPreview } from '../../why/rights-preview.tsx';
import { useReadOnlyTexts, useUserState } from '../use-user-state.tsx';
import type { ShownUser, UserChoices } from '../users.queries.ts';
import { AreaFields } from './area-fields.tsx';
import { InviteChoice } from './invite-choice.tsx';
import { MarketChoice } from './market-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useConflictTexts } from './use-conflict-texts.ts';
import { type UserFormPurpose, useUserForm } from './use-user-form.ts';
import { UserHistory } from './user-history.tsx';
import { toUserInput, type UserValues } from './user-values.ts';

interface Props {
  purpose: UserFormPurpose;
  choices: UserChoices;
  title: ReactNode;
}

/** The form of a user. Own rights, and users with more rights than the viewer may give, are only shown. */
export function UserForm({ purpose, choices, title }: Props) {
  const [invite, setInvite] = useState(true);
  const form = useUserForm(purpose, choices, invite);
  const texts = useConflictTexts(choices);
  const offline = useConnectionTexts();
  const edited = purpose.kind === 'edit' ? purpose.user : null;
  const isOwn = edited?.readOnlyReason === 'NOT_YOURSELF';
  const isReadOnly =
    edited !== null && (!edited.active || (edited.readOnlyReason !== null && !isOwn));
  return (
    <div className="space-y-6">
      <FormPage
        form={form}
        title={title}
        back={{ to: paths.adminUsers(), label: <Trans>Users</Trans> }}
        intro={edited ? <UserState user={edited} /> : null}
        texts={texts}
        offline={offline}
        isReadOnly={isReadOnly}
      >
        <PersonFields form={form} languages={choices.languages} />
        <RoleChoice form={form} groupRoles={choices.groupRoles} disabled={isOwn} />
        <AreaFields
          form={form}
          sorgs={choices.sorgs}
          elsewhere={edited?.areasElsewhere ?? 0}
          disabled={isOwn}
        />
        <RightsPreview {...toRights(form.values, choices)} />
        <MarketChoice form={form} markets={choices.contentTargetMarkets} />
        {edited ? null : (
          <InviteChoice
            isFakeEmail={form.values.isFakeEmail}
            chosen={invite}
            onChange={setInvite}
          />
        )}
      </FormPage>
      {edited ? (
        <>
          <UserAccount user={edited} />
          <UserHistory id={edited.id} choices={choices} />
        </>
      ) : null}
    </div>
  );
}

/** The rights in the form, as the server shows what they open. */
function toRights(values: UserValues, choices: UserChoices) {
  const { user, userAreas } = toUserInput(values, choices);
  return { groupRole: values.groupRole, roles: user.roles ?? null, userAreas };
}

/** Says why a user or the rights of a user can only be read, and lets a deactivated one in again. */
function UserState({ user }: { user: ShownUser }) {
  const texts = useReadOnlyTexts();
  const { restoreUser } = useUserState();
  const { active, readOnlyReason } = user;
  return (
    <>
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
    <div className="mx-auto max-w-3xl space-y-6">
      <InvitationActions user={user} />
      <UserSessions user={user} />
    </div>
  );
}
