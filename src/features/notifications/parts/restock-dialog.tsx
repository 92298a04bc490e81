import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxQty } from '#shared/quantity.ts';
import { ProblemNotice } from '#src/crud/problem-notice.tsx';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { QtyStepper } from '#src/ui/qty-stepper.tsx';
import { toast } from '#src/ui/toasts.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import type { ArticleKey } from '../patch-restock.ts';
import { usePushState } from '../use-push.ts';
import { usePushWords } from '../use-push-words.ts';
import { useRestock } from '../use-restock.ts';

interface Props {
  article: ArticleKey & { article_code_display: string; name: string };
  /** The wanted quantity; null without a subscription. */
  wanted: number | null;
  open: boolean;
  onClose: () => void;
  /** Called with the new quantity; null when the subscription was ended. */
  onDone?: (qty: number | null) => void;
}

const texts = {
  IN_STOCK: msg`It is in stock already.`,
  TOO_MANY: msg`You wait for too many articles. Stop some of them first, in your settings.`,
};

/** Says what happens on this device, before the browser asks for permission. */
function DeviceHint() {
  const { flags } = useHostConfig();
  const { state } = usePushState();
  if (!flags.WEB_NOTIFICATION) return <Trans>You find what is back under Notifications.</Trans>;
  switch (state) {
    case undefined:
      return null;
    case 'on':
      return <Trans>This device shows it, also with the portal closed.</Trans>;
    case 'ask':
      return <Trans>Your browser asks next whether notifications may be shown.</Trans>;
    default:
      return (
        <Trans>
          This device shows no notifications. You find what is back under Notifications; the
          settings say more.
        </Trans>
      );
  }
}

/** Whether a mail tells it too. */
function MailHint() {
  const { user } = useSession();
  const { data } = useQuery(notificationQueries.settings());
  const restock = data?.preferences.find(({ kind }) => kind === 'restock');
  if (!user.email || !restock) return null;
  if (restock.email === 'always') return <Trans>You get an e-mail too.</Trans>;
  return restock.email === 'fallback' && restock.push ? (
    <Trans>You get an e-mail when none of your devices shows it.</Trans>
  ) : null;
}

/** Asks how many are wanted of an article that is not in stock; later changes it or stops it. */
export function RestockDialog({ article, wanted, open, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { ask, stop, busy, problem, clear } = useRestock(article);
  const push = usePushState();
  const pushWords = usePushWords();
  const [typed, setTyped] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  const qty = typed ?? wanted ?? 1;
  const code = article.article_code_display;

  const close = () => {
    setTyped(null);
    clear();
    onClose();
  };
  const begin = async () => {
    // The question belongs to this tap; the answer may take its time, the wish is sent at once.
    if (push.mayAsk())
      void push.turnOn().then((turned) => {
        const text = pushWords(turned);
        if (text) toast({ tone: 'info', text });
      });
    if (!(await ask(qty))) return;
    onDone?.(qty);
    close();
  };
  const end = async () => {
    if (!(await stop())) return;
    onDone?.(null);
    close();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={
        wanted === null ? (
          <Trans>Tell me when it is back</Trans>
        ) : (
          <Trans>You are waiting for it</Trans>
        )
      }
      footer={
        <RestockButtons
          qty={qty}
          isAsked={wanted !== null}
          wrong={wrong}
          busy={busy}
          onAsk={() => void begin()}
          onStop={() => void end()}
        />
      }
    >
      <div className="space-y-4">
        <p className="break-words">
          <span className="font-semibold">{article.name}</span>{' '}
          <span className="tabular text-sm text-ink-muted">{code}</span>
        </p>
        <div>
          <p className="mb-1 text-sm font-medium">
            <Trans>How many do you want?</Trans>
          </p>
          <QtyStepper
            value={qty}
            min={1}
            max={maxQty}
            label={t`Wanted quantity of ${code}`}
            onChange={setTyped}
            onWrong={setWrong}
            disabled={busy}
          />
        </div>
        <p className="text-sm text-ink-muted">
          <DeviceHint /> <MailHint />
        </p>
        <ProblemNotice problem={problem} texts={texts} />
      </div>
    </Dialog>
  );
}

interface ButtonsProps {
  qty: number;
  /** There is a subscription already. */
  isAsked: boolean;
  wrong: boolean;
  busy: boolean;
  onAsk: () => void;
  onStop: () => void;
}

function RestockButtons({ qty, isAsked, wrong, busy, onAsk, onStop }: ButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      {isAsked ? (
        <Button variant="secondary" busy={busy} onClick={onStop}>
          <Trans>Stop notifying me</Trans>
        </Button>
      ) : null}
      <Button
        busy={busy}
        disabledReason={wrong ? t`Correct the marked quantities first` : undefined}
        onClick={onAsk}
      >
        {isAsked ? <Trans>Change to {qty}</Trans> : <Trans>Ask for {qty}</Trans>}
      </Button>
    </>
  );
}
