import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { quantity } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { QtyStepper } from '#src/ui/fields/qty-stepper.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import type { ArticleKey } from '../patch-restock.ts';
import { usePushState } from '../use-push.ts';
import { usePushTexts } from '../use-push-texts.ts';
import { useRestock } from '../use-restock.ts';

interface Props {
  article: ArticleKey & { article_code_display: string; name: string };
  /** The wanted quantity; null without a subscription. */
  wanted: number | null;
  onClose: () => void;
  /** Called with the new quantity; null when the subscription was ended. */
  onDone?: (qty: number | null) => void;
}

const schema = v.object({ qty: quantity });

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
export function RestockDialog({ open, ...props }: Props & { open: boolean }) {
  return open ? <RestockForm {...props} /> : null;
}

function RestockForm({ article, wanted, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { subscribe, stop, busy, problem } = useRestock(article);
  const push = usePushState();
  const pushTexts = usePushTexts();
  const [wrong, setWrong] = useState(false);
  const close = (qty: number | null) => {
    onDone?.(qty);
    onClose();
  };
  const send = ({ qty }: { qty: number }) => {
    // The question belongs to this tap; the answer may take its time, the wish is sent at once.
    if (push.mayAsk())
      void push.turnOn().then((turned) => {
        const text = pushTexts(turned);
        if (text) toast({ tone: 'info', text });
      });
    return subscribe(qty);
  };
  const form = useEntityForm({
    schema,
    values: { qty: wanted ?? 1 },
    mode: { kind: 'online', send },
    texts,
    onSaved: ({ qty }) => close(qty),
  });
  const { qty } = form.values;
  return (
    <FormDialog
      form={form}
      title={
        wanted === null ? (
          <Trans>Tell me when it is back</Trans>
        ) : (
          <Trans>You are waiting for it</Trans>
        )
      }
      action={wanted === null ? <Trans>Ask for {qty}</Trans> : <Trans>Change to {qty}</Trans>}
      blocked={wrong ? t`Correct the marked quantities first` : null}
      other={
        wanted === null ? null : (
          <Button
            variant="secondary"
            busy={busy}
            onClick={async () => {
              if (await stop()) close(null);
            }}
          >
            <Trans>Stop notifying me</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      <ArticleName article={article} />
      <div>
        <p className="mb-1 text-sm font-medium">
          <Trans>How many do you want?</Trans>
        </p>
        <ValueField form={form} name="qty">
          {({ value, onChange, error }) => (
            <QtyStepper
              value={value}
              min={1}
              label={t`Wanted quantity of ${{ code: article.article_code_display }}`}
              onChange={onChange}
              onWrong={setWrong}
              problem={error}
              disabled={busy}
            />
          )}
        </ValueField>
      </div>
      <p className="text-sm text-ink-muted">
        <DeviceHint /> <MailHint />
      </p>
      <ProblemNotice problem={problem} texts={texts} />
    </FormDialog>
  );
}

function ArticleName({ article }: Pick<Props, 'article'>) {
  return (
    <p className="break-words">
      <span className="font-semibold">{article.name}</span>{' '}
      <span className="tabular text-sm text-ink-muted">{article.article_code_display}</span>
    </p>
  );
}
