import { Trans } from '@lingui/react/macro';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';

/** The name of a field of the history, and how its values are formatted. */
export interface FieldTexts {
  name: string;
  /** Without it a value is shown as the server wrote it. */
  value?: (text: string) => string;
}

interface Props {
  changes: readonly { field: string; before: string | null; after: string | null }[];
  /** The texts of a field; one without words is shown under its own name. */
  getTexts: (field: string) => FieldTexts | undefined;
}

/** The server's replacement for a secret value. */
const secret = '***';

const isEmpty = (text: string | null): text is null | '' => text === null || text === '';

/** The values of a change, each before and after; a new record does not name what is left empty. */
export function ChangedValues({ changes, getTexts }: Props) {
  const changed = changes.filter(({ before, after }) => !isEmpty(before) || !isEmpty(after));
  return (
    <DescriptionList
      look="changes"
      entries={changed.map(({ field, before, after }) => {
        const texts = getTexts(field) ?? { name: field };
        const value = (
          <>
            <Value text={before} texts={texts} />
            <span aria-hidden> → </span>
            <span className="sr-only">
              <Trans comment="a value before → after a change">changed to</Trans>{' '}
            </span>
            <Value text={after} texts={texts} />
          </>
        );
        return { key: field, name: texts.name, value };
      })}
    />
  );
}

function Value({ text, texts }: { text: string | null; texts: FieldTexts }) {
  if (isEmpty(text)) return <Trans comment="a field without a value">none</Trans>;
  if (text === secret) return <Trans comment="a secret value">hidden</Trans>;
  return texts.value?.(text) ?? text;
}
