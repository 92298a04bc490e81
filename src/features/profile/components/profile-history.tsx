import { useLingui } from '@lingui/react/macro';
import { ChangeHistory } from '#src/crud/change-history.tsx';
import type { FieldWords } from '#src/crud/change-list.tsx';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';

/** The changes of the user's own name, language and password, for users who may change them. */
export function ProfileHistory() {
  const { t } = useLingui();
  const { user, has } = useSession();
  const { timeZone, languages } = useHostConfig();
  if (!has('profile.update')) return null;
  const languageName = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const words: Record<string, FieldWords> = {
    name: { name: t`Name` },
    language: { name: t`Language`, value: languageName },
    password: { name: t`Password` },
  };
  return (
    <ChangeHistory
      feature="profile"
      id={user.id}
      timeZone={timeZone}
      wordsOf={(field) => words[field] ?? { name: field }}
    />
  );
}
