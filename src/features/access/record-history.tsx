import { ChangeHistory } from '#src/crud/change-history.tsx';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';

interface Props {
  /** Such as `role:dealer`. */
  id: string;
  /** The labels of the fields. */
  words: Readonly<Record<string, { label: string } | undefined>>;
}

/** The changes to a role, group role or permission, and the users who made them. */
export function RecordHistory({ id, words }: Props) {
  const { timeZone } = useHostConfig();
  const wordsOf = (field: string) => {
    const label = words[field]?.label;
    return label ? { name: label } : undefined;
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ChangeHistory feature="access" id={id} timeZone={timeZone} wordsOf={wordsOf} />
    </div>
  );
}
