import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useConnectionWords } from '../../page-states.tsx';
import { useReadOnlyWords, useUserState } from '../use-user-actions.tsx';
import type { ShownUser, UserChoices } from '../users.queries.ts';
import { AreaFields } from './area-fields.tsx';
import { MarketChoice } from './market-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useConflictWords } from './use-conflict-words.ts';
import { type UserFormPurpose, useUserForm } from './use-user-form.ts';
import { UserHistory } from './user-history.tsx';

interface Props {
  purpose: UserFormPurpose;
  choices: UserChoices;
  title: ReactNode;
}

/** The form of a user. Own rights, and users with more rights than the viewer may give, are only shown. */
export function UserForm({ purpose, choices, title }: Props) {
  const form = useUserForm(purpose, choices);
  const words = useConflictWords(choices);
  const offline = useConnectionWords();
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
        words={words}
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
        <MarketChoice form={form} markets={choices.contentTargetMarkets} />
      </FormPage>
      {edited ? <UserHistory id={edited.id} choices={choices} /> : null}
    </div>
  );
}

/** Says why a user or the rights of a user can only be read, and lets a deactivated one in again. */
function UserState({ user }: { user: ShownUser }) {
  const words = useReadOnlyWords();
  const { restoreUser } = useUserState();
  const { active, readOnlyReason } = user;
  return (
    <>
      {readOnlyReason ? <Notice tone="info">{words(readOnlyReason)}</Notice> : null}
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
