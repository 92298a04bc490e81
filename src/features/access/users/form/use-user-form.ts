import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nameLength, userFields } from '#shared/access/user.fields.ts';
import { maxAreas, maxConfirmations } from '#shared/access/user.rules.ts';
import { getLimit } from '#shared/record-fields.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import {
  ChangeAccessUserDocument,
  type ChangedUserFragment,
  CreateAccessUserDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { tellLink } from '../../invitations/tell-link.tsx';
import { useRecordDraft } from '../../use-record-draft.ts';
import { userTexts } from '../user-texts.ts';
import { type ShownUser, type UserChoices, usersKey } from '../users.queries.ts';
import {
  blankUser,
  mergeAreas,
  toCopiedValues,
  toFormField,
  toUserInput,
  toUserValues,
  type UserValues,
  userSchema,
} from './user-values.ts';

type Answer = ChangedUserFragment & { link?: string | null };

const addressKept = msg`This user has areas that you do not administer, so you cannot change the address`;
const texts = {
  AREAS_ELSEWHERE: userTexts.AREAS_ELSEWHERE,
  'email.AREAS_ELSEWHERE': addressKept,
  'emailConfirmations.AREAS_ELSEWHERE': addressKept,
  ROLE_REQUIRED: msg`Choose at least one role`,
  UNKNOWN_CUSTOMER: msg`There is no such customer in this organisation`,
  'emailConfirmations.NOT_EMAIL': msg`One of these is not an e-mail address`,
  'emailConfirmations.TOO_MANY': msg`At most ${{ most: maxConfirmations }} addresses`,
  'areas.TOO_MANY': msg`At most ${{ most: maxAreas }} areas`,
  'username.NOT_ALLOWED': msg`This username has characters that cannot be stored`,
  'name.NOT_ALLOWED': msg`This name has characters that cannot be stored`,
};

interface Options {
  edited: ShownUser | null;
  /** The user that a new one begins as a copy of. */
  copied: ShownUser | null;
  choices: UserChoices;
  /** Whether a new user is invited. */
  invite: boolean;
}

/** The form of a user (E068 to E091). Nothing is saved without a connection; what is typed stays on the device. */
export function useUserForm(options: Options): EntityForm<UserValues> {
  const { edited, copied, choices, invite } = options;
  const { t } = useLingui();
  const locale = useLocale();
  const create = useAction(CreateAccessUserDocument, { invalidates: [usersKey] });
  const change = useAction(ChangeAccessUserDocument, { invalidates: [usersKey] });
  /** Takes the areas without repetitions, as the server counts them, which the form must show alike. */
  const toInput = (typed: UserValues) => {
    const areas = mergeAreas(typed.areas);
    if (areas.length < typed.areas.length) form.set('areas', areas);
    return toUserInput({ ...typed, areas }, choices);
  };
  const form: EntityForm<UserValues> = useRecordForm<UserValues, ShownUser, Answer>({
    feature: 'access',
    kind: 'user',
    schema: userSchema,
    edited,
    begin: useMemo(
      () => (copied ? toCopiedValues(copied) : blankUser(choices, locale)),
      [copied, choices, locale],
    ),
    toValues: toUserValues,
    create: (typed) => create.run({ ...toInput(typed), invite }),
    change: (typed, at) => change.run({ ...at, ...toInput(typed) }),
    draft: useRecordDraft('user', edited, copied?.id),
    toField: toFormField,
    texts,
    getLimit: (field) => getLimit(userFields, field) ?? nameLength,
    success: { created: t`The user is created`, changed: t`The user is saved` },
    onSaved: async ({ username, email }, answer) => {
      if (answer?.link) await tellLink(username, answer.link);
      // A corrected address ends the invitation and gets a new one, unless there were too many that day.
      const invitation = answer?.record?.invitation;
      const { expiresAt, state } = edited?.invitation ?? {};
      if (expiresAt && invitation && invitation.expiresAt !== expiresAt)
        toast({ tone: 'success', text: t`${{ address: email }} gets an e-mail` });
      else if (state === 'pending' && invitation?.state === 'revoked')
        toast({
          tone: 'warning',
          text: t`The invitation has ended. ${{ address: email }} gets none.`,
        });
    },
    back: paths.adminUsers(),
  });
  return form;
}
