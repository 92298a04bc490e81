import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { type Change, findChangeProblem, noChange, planChange } from '../change-set.rules.ts';
import {
  loadByCode,
  loadFound,
  type ManagedProduct,
  type ManagedScope,
} from '../managed-products.queries.ts';
import { useChangeSet } from '../use-change-set.ts';
import type { Choice } from '../use-choice.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { ChangeRun } from './change-run.tsx';

interface Props {
  choice: Choice;
  scope: ManagedScope;
  onClose: () => void;
}

/** Changes the selected articles in steps: form, preview, progress and result (U322, U323). */
export function ChangeDialog({ choice, scope, onClose }: Props) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [change, setChange] = useState<Change>(noChange);
  const { products, loaded, hasFailed, read, forget } = useChosen();
  const changeSet = useChangeSet();
  const { run } = changeSet;
  const isOver = run?.state === 'finished' || run?.state === 'cancelled';
  const count = run?.total ?? choice.count;
  const isUnderWay = run !== null && !isOver;
  useUnsavedInput(isUnderWay);
  const plan = products && planChange(products, change);
  const offline = isOnline ? null : t`Changes to the range need a connection.`;
  const close = () => {
    if (isOver) choice.clear();
    onClose();
  };
  const retry = () => {
    const codes = run?.failed.map(({ product }) => product.articleCode) ?? [];
    changeSet.clear();
    void read(() => loadByCode(scope.sorg, codes));
  };
  const body = run ? (
    <ChangeRun run={run} />
  ) : plan ? (
    <ChangePreview plan={plan} change={change} />
  ) : (
    <ChangeFields change={change} onChange={setChange} />
  );
  const buttons = run ? (
    <RunButtons run={run} changeSet={changeSet} offline={offline} onRetry={retry} onClose={close} />
  ) : plan ? (
    <>
      <Button variant="secondary" onClick={forget}>
        <Trans comment="back to a form">Back</Trans>
      </Button>
      <Button
        variant={change.action === 'delete' ? 'danger' : 'primary'}
        disabledReason={offline ?? (plan.changing.length === 0 ? t`Nothing changes.` : null)}
        onClick={() => changeSet.start(plan.changing, change)}
      >
        <ActionText change={change} count={plan.changing.length} />
      </Button>
    </>
  ) : (
    <Button
      busy={loaded !== null}
      disabledReason={offline ?? (findChangeProblem(change) ? t`Choose what is to change.` : null)}
      onClick={() =>
        void read((onProgress) =>
          choice.isAll ? loadFound(scope, onProgress) : Promise.resolve([...choice.products]),
        )
      }
    >
      <Trans>Preview</Trans>
    </Button>
  );
  return (
    <Dialog
      open
      closable={!isUnderWay}
      onOpenChange={close}
      title={<Plural value={count} one="Change # article" other="Change # articles" />}
      footer={<div className="flex flex-wrap justify-end gap-2">{buttons}</div>}
    >
      <div className="space-y-4">
        {hasFailed ? (
          <Notice tone="error">
            <Trans>The articles could not be loaded. Try again.</Trans>
          </Notice>
        ) : null}
        {body}
        {loaded !== null && choice.isAll ? <Loaded count={loaded} of={choice.count} /> : null}
      </div>
    </Dialog>
  );
}

function Loaded({ count, of }: { count: number; of: number }) {
  const number = useNumber();
  return (
    <p role="status" className="tabular text-sm text-ink-muted">
      <Trans>
        Loaded: {{ count: number(count) }} of {{ of: number(of) }} articles
      </Trans>
    </p>
  );
}

function ActionText({ change, count }: { change: Change; count: number }) {
  if (change.action === 'delete')
    return <Plural value={count} one="Delete # article" other="Delete # articles" />;
  if (change.action === 'restore')
    return <Plural value={count} one="Restore # article" other="Restore # articles" />;
  return <Plural value={count} one="Change # article" other="Change # articles" />;
}

interface RunProps {
  run: NonNullable<ReturnType<typeof useChangeSet>['run']>;
  changeSet: ReturnType<typeof useChangeSet>;
  offline: string | null;
  onRetry: () => void;
  onClose: () => void;
}

function RunButtons({ run, changeSet, offline, onRetry, onClose }: RunProps) {
  const failures = run.failed.length;
  if (run.state === 'finished' || run.state === 'cancelled')
    return (
      <>
        {failures > 0 ? (
          <Button variant="secondary" disabledReason={offline} onClick={onRetry}>
            <Plural value={failures} one="Try # again" other="Try # again" />
          </Button>
        ) : null}
        <Button onClick={onClose}>
          <Trans comment="a dialog that is done">Done</Trans>
        </Button>
      </>
    );
  return (
    <>
      <Button variant="quiet" onClick={changeSet.cancel}>
        <Trans>Cancel</Trans>
      </Button>
      {run.state === 'running' ? (
        <Button variant="secondary" onClick={changeSet.pause}>
          <Trans comment="changes that are being sent">Pause</Trans>
        </Button>
      ) : (
        <Button disabledReason={offline} onClick={changeSet.resume}>
          <Trans comment="changes that were paused">Resume</Trans>
        </Button>
      )}
    </>
  );
}

type Read = (onProgress: (loaded: number) => void) => Promise<ManagedProduct[]>;

/** Loads the articles for the preview; they are null before. */
function useChosen() {
  const [products, setProducts] = useState<readonly ManagedProduct[] | null>(null);
  const [loaded, setLoaded] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = async (load: Read) => {
    setFailed(false);
    setLoaded(0);
    try {
      setProducts(await load(setLoaded));
    } catch {
      setFailed(true);
    } finally {
      setLoaded(null);
    }
  };
  return { products, loaded, hasFailed, read, forget: () => setProducts(null) };
}
