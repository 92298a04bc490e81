import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { maxAreas, maxConfirmations, nameLength } from '#shared/access/user.rules.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  ChangeAccessUserDocument,
  type ChangedUserFragment,
  CreateAccessUserDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { tellLink } from '../../invitations/tell-link.tsx';
import { useRecordDraft } from '../../use-record-draft.ts';
import { userTexts } from '../user-texts.ts';
import { type ShownUser, type UserChoices, usersKey } from '../users.queries.ts';
import {
  blankUser,
  draftFields,
  mergeAreas,
  toCopiedValues,
  toFormField,
  toUserInput,
  toUserValues,
  type UserValues,
  userSchema,
} from './user-values.ts';

/** The purpose of the form: a new user, one that begins as a copy, or a saved one. */
export type UserFormPurpose = { kind: 'create' } | { kind: 'copy' | 'edit'; user: ShownUser };

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

/**
 * The form of a user (E068 to E091). Nothing is saved without a connection; what is typed stays on the device.
 * @param invite whether a new user is invited
 */
export function useUserForm(
  purpose: UserFormPurpose,
  choices: UserChoices,
  invite: boolean,
): EntityForm<UserValues> {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const create = useAction(CreateAccessUserDocument, { invalidates: [usersKey] });
  const change = useAction(ChangeAccessUserDocument, { invalidates: [usersKey] });
  const edited = purpose.kind === 'edit' ? purpose.user : null;
  const copyOf = purpose.kind === 'copy' ? purpose.user.id : null;
  const draft = useRecordDraft<UserValues>('user', edited, copyOf);

  const form = useEntityForm<UserValues, ChangedUserFragment & { link?: string | null }>({
    schema: userSchema,
    values: useStartValues(purpose, choices, locale),
    ...(edited && {
      version: edited.version,
      history: { feature: 'access', id: `user:${edited.id}` },
    }),
    draft: { fields: draftFields, kept: draft },
    mode: {
      kind: 'online',
      send: (typed, version) => {
        const areas = mergeAreas(typed.areas);
        // The server counts the areas without repetitions, so the form must show them alike.
        if (areas.length < typed.areas.length) form.set('areas', areas);
        const input = toUserInput({ ...typed, areas }, choices);
        if (!edited) return create.run({ ...input, invite });
        return change.run({ id: edited.id, version: Number(version), ...input });
      },
      current: ({ record }) => record && { values: toUserValues(record), version: record.version },
    },
    toField: toFormField,
    texts,
    getLimit: () => nameLength,
    success: edited ? t`The user is saved` : t`The user is created`,
    onSaved: async ({ username }, answer) => {
      if (answer?.link) await tellLink(username, answer.link);
      navigate(paths.adminUsers());
    },
  });
  return form;
}

function useStartValues(purpose: UserFormPurpose, choices: UserChoices, locale: string) {
  return useMemo(() => {
    if (purpose.kind === 'create') return blankUser(choices, locale);
    return purpose.kind === 'copy' ? toCopiedValues(purpose.user) : toUserValues(purpose.user);
  }, [purpose, choices, locale]);
}
