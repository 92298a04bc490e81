import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { codeKey } from '#shared/article-code.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { saveAliases } from '../list-device.ts';
import type { ShownAlias } from '../use-order-lists.ts';
import { AddNumber } from './add-number.tsx';
import { UnsentListNote } from './unsent-list-note.tsx';

/** So many rows are drawn; the search finds the others. */
const shownRows = 100;

/** The dealer's own article numbers, which fast order and paste understand. */
export function OwnNumbers({ aliases }: { aliases: readonly ShownAlias[] }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const wanted = codeKey(useDeferredValue(text));
  const found = aliases.filter(
    ({ key, articleCode }) => key.includes(wanted) || codeKey(articleCode).includes(wanted),
  );
  const more = found.length - shownRows;
  const remove = async ({ alias, articleCode }: ShownAlias) => {
    await saveAliases([{ alias, articleCode: null }]);
    toast({
      tone: 'info',
      text: t`${alias} deleted`,
      action: { label: t`Undo`, onPress: () => void saveAliases([{ alias, articleCode }]) },
    });
  };
  return (
    <div className="space-y-4">
      <AddNumber aliases={aliases} />
      {aliases.length === 0 ? (
        <EmptyState
          kind="custom"
          title={<Trans>No own numbers yet</Trans>}
          text={<Trans>Fast order understands the numbers you keep here.</Trans>}
        />
      ) : (
        <>
          <TextField
            type="search"
            label={t`Search own numbers`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {found.length === 0 ? (
            <EmptyState kind="no-result" />
          ) : (
            <ul
              aria-label={t`Own numbers`}
              className="divide-y divide-line rounded-xl border border-line bg-surface"
            >
              {found.slice(0, shownRows).map((one) => (
                <li key={one.key} className="flex items-center gap-3 py-1 pl-3 pr-1">
                  <div className="min-w-0 flex-1">
                    <p className="break-words">
                      <span className="font-semibold">{one.alias}</span>{' '}
                      <span className="text-ink-muted">
                        <Trans>is {{ code: one.articleCode }}</Trans>
                      </span>
                    </p>
                    <UnsentListNote pending={one.pending} problem={one.problem} />
                  </div>
                  <button
                    type="button"
                    aria-label={t`Delete ${{ name: one.alias }}`}
                    className="grid size-touch shrink-0 place-items-center rounded text-ink-muted hover:text-error-ink"
                    onClick={() => void remove(one)}
                  >
                    <Icon name="trash" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {more > 0 ? (
            <p className="text-sm text-ink-muted">
              <Trans>{more} more: search to see them.</Trans>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
