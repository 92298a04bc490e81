import { ChangeHistory } from '#src/crud/record/change-history.tsx';

interface Props {
  /** Such as `role:dealer`. */
  id: string;
  /** The labels of the fields. */
  texts: Readonly<Record<string, { label: string } | undefined>>;
}

/** The changes to a role, group role or permission, and the users who made them. */
export function RecordHistory({ id, texts }: Props) {
  const getTexts = (field: string) => {
    const label = texts[field]?.label;
    return label ? { name: label } : undefined;
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ChangeHistory feature="access" id={id} getTexts={getTexts} />
    </div>
  );
}
