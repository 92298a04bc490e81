import { Trans } from '@lingui/react/macro';
import { DescriptionList } from '#src/ui/description-list.tsx';

/** The name of a field of the history, and how its values are formatted. */
export interface FieldWords {
  name: string;
  /** Without it a value is shown as the server wrote it. */
  value?: (text: string) => string;
}

interface Props {
  changes: readonly { field: string; before: string | null; after: string | null }[];
  /** The words of a field; one without words is shown under its own name. */
  wordsOf: (field: string) => FieldWords | undefined;
}

/** The server's replacement for a secret value. */
const secret = '***';

/** The values of a change, each before and after. */
export function ChangedValues({ changes, wordsOf }: Props) {
  return (
    <DescriptionList
      look="changes"
      entries={changes.map(({ field, before, after }) => {
        const words = wordsOf(field) ?? { name: field };
        const value = (
          <>
            <Value text={before} words={words} />
            <span aria-hidden> → </span>
            <span className="sr-only">
              <Trans comment="a value before → after a change">changed to</Trans>{' '}
            </span>
            <Value text={after} words={words} />
          </>
        );
        return { key: field, name: words.name, value };
      })}
    />
  );
}

function Value({ text, words }: { text: string | null; words: FieldWords }) {
  if (text === null || text === '') return <Trans comment="a field without a value">none</Trans>;
  if (text === secret) return <Trans comment="a secret value">hidden</Trans>;
  return words.value?.(text) ?? text;
}
