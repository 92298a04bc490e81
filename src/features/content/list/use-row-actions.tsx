import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { type ActionResult, type MutationAnswer, useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import type { HashedDocument } from '#src/graphql/client.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { useReadOnlyText } from '../item/use-read-only-reason.ts';

interface ItemKey {
  id: string;
  version: number;
}

interface Item extends ItemKey {
  state?: ContentState;
  /** Left out by what each of its writers may change. */
  mayChange?: boolean;
}

type Answers = Record<string, MutationAnswer>;
type Document<Result> = HashedDocument<Result, ItemKey>;

interface Options<Row, Removed, Restored> {
  nameOf: (row: Row) => string;
  toEditPath: (id: string) => string;
  remove: Document<Removed>;
  /** Left out where a deleted item does not come back (reading 52). */
  restore?: Document<Restored>;
  invalidates: readonly QueryKey[];
  /** The number of items in a group or category, which is deleted only without any, and the page that lists them. */
  getContents?: (row: Row) => { count: number; path: string };
}

/** The actions of a row of a list of content: edit or show it, delete it after a question, restore it. */
export function useRowActions<
  Row extends Item,
  Removed extends Answers,
  Restored extends Answers = Removed,
>(options: Options<Row, Removed, Restored>): (row: Row) => RowAction[] {
  const { nameOf, toEditPath, getContents, invalidates } = options;
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const problemText = useProblemText();
  const readOnlyText = useReadOnlyText();
  const removal = useAction(options.remove, { invalidates });
  const restoring = useAction<Answers, ItemKey>(options.restore ?? options.remove, { invalidates });

  const report = (result: ActionResult, success: string) => {
    if (result.kind === 'done') toast({ tone: 'success', text: success });
    else if (result.kind !== 'unanswered')
      toast({ tone: 'error', text: result.problems.map(problemText).join(' ') });
  };
  const remove = async (row: Row) => {
    const { id, version } = row;
    const name = nameOf(row);
    const agreed = await confirm({
      title: <Trans>Delete {name}?</Trans>,
      text: options.restore ? (
        <Trans>
          Readers no longer see it. You find it under the state Deleted and can restore it.
        </Trans>
      ) : (
        <Trans>Readers no longer see it. It cannot be restored here.</Trans>
      ),
      action: <Trans>Delete</Trans>,
      danger: true,
    });
    if (!agreed) return;
    const result = await removal.run({ id, version });
    const contents = getContents?.(row);
    const isFull = 'problems' in result && result.problems.some(({ code }) => code === 'NOT_EMPTY');
    if (!contents || !isFull) return report(result, t`${name} is deleted`);
    const shows = await confirm({
      title: <Trans>{name} is not empty</Trans>,
      text: (
        <Plural
          value={{ count: contents.count }}
          one="# item is in it; move it first."
          other="# items are in it; move them first."
        />
      ),
      action: <Trans>Show what is in it</Trans>,
    });
    if (shows) await navigate(contents.path);
  };
  const restore = async (row: Row) => {
    const { id, version } = row;
    const name = nameOf(row);
    report(await restoring.run({ id, version }), t`${name} is restored`);
  };

  return (row) => {
    const { id, state, mayChange = true } = row;
    const disabledReason = mayChange ? null : readOnlyText;
    const isDeleted = state === 'deleted';
    const open: RowAction = {
      label: mayChange && !isDeleted ? t`Edit` : t`Show`,
      onSelect: () => void navigate(toEditPath(id)),
    };
    if (!isDeleted) {
      const onSelect = () => void remove(row);
      return [open, { label: t`Delete`, danger: true, disabledReason, onSelect }];
    }
    if (!options.restore) return [open];
    return [open, { label: t`Restore`, disabledReason, onSelect: () => void restore(row) }];
  };
}
