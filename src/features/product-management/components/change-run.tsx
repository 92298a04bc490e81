import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNumber } from '#src/i18n/use-number.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import type { Failure } from '../change-set.rules.ts';
import type { ChangeRun as Run } from '../use-change-set.ts';

const mostShown = 100;

/** Shows the progress of a change set, and at the end the articles that failed with their reasons (N122). */
export function ChangeRun({ run }: { run: Run }) {
  const { t } = useLingui();
  const number = useNumber();
  const { state, total, done, failed } = run;
  const isOver = state === 'finished' || state === 'cancelled';
  const failures = failed.length;
  const left = total - done - failures;
  return (
    <div className="space-y-3">
      {isOver ? null : (
        <Progress label={t`Changing the articles`} done={done + failed.length} total={total} />
      )}
      <p role="status" className="tabular">
        <Trans>
          {{ done: number(done) }} of {{ total: number(total) }} articles are changed.
        </Trans>{' '}
        {failed.length > 0 ? (
          <Plural value={failures} one="# was not changed." other="# were not changed." />
        ) : null}
      </p>
      {state === 'cancelled' && left > 0 ? (
        <Notice tone="warning">
          <Plural
            value={left}
            one="# article was not sent. What was sent stays changed."
            other="# articles were not sent. What was sent stays changed."
          />
        </Notice>
      ) : null}
      {isOver && failed.length > 0 ? <Failed failed={failed} /> : null}
    </div>
  );
}

function Failed({ failed }: { failed: readonly Failure[] }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const more = failed.length - mostShown;
  return (
    <>
      <ul
        aria-label={t`Not changed`}
        className="max-h-80 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard
        tabIndex={0}
      >
        {failed.slice(0, mostShown).map(({ product, code, message }) => (
          <li key={product.articleCode} className="px-3 py-2">
            <p className="tabular font-medium">{product.article_code_display}</p>
            <p className="text-sm">{problemText({ code, message })}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <Plural value={more} one="and # more" other="and # more" /> : null}
    </>
  );
}
