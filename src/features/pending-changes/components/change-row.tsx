import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutOperation } from '#src/features/checkout/checkout.public.ts';
import {
  openCustomerSelection,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { choiceToWaitFor, customerOfEntry } from '#src/offline/outbox/entry-customer.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { useChangeTexts } from '../use-change-texts.ts';
import { retryChange } from '../use-changes.ts';
import { useCustomerNames } from '../use-customer-names.ts';
import { ChangeFailure } from './change-failure.tsx';
import { ChangeFiles } from './change-files.tsx';
import { ChangeState } from './change-state.tsx';

interface Props {
  entry: OutboxEntry;
  onDiscard: (entry: OutboxEntry) => Promise<void>;
}

/** One change: its subject, customer, time, state, problem and actions. */
export function ChangeRow({ entry, onDiscard }: Props) {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const { customer } = useSession();
  const texts = useChangeTexts()(entry);
  const known = useCustomerNames()(entry);
  const since = dateTime(new Date(entry.doneAt ?? entry.createdAt).toISOString());
  const code = customerOfEntry(entry);
  const active = customer?.unified ?? null;
  // An entry without a customer is for whichever is active, or names the records it changes.
  const forOther = code !== null && code !== active;
  const open = entry.state !== 'done';
  const waitsFor = choiceToWaitFor(entry, active);
  const whom = known
    ? [known.no, known.name].filter(Boolean).join(' ')
    : code && t`customer ${code}`;
  const opens = texts.to !== null && (!forOther || texts.forAnyCustomer);
  const toDecide = isRefusedByServer(entry) && entry.operation === checkoutOperation;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <p className="font-semibold break-words">{texts.title}</p>
        <p className="tabular text-sm text-ink-muted">
          {[texts.feature, since, whom, texts.details].filter(Boolean).join(' · ')}
        </p>
        {open ? <ChangeFailure entry={entry} /> : null}
        {open ? <ChangeFiles entry={entry} getLabel={texts.getFileLabel} /> : null}
        {texts.newer && open ? (
          <p className="text-sm text-ink-muted">
            <Trans>
              Made by a newer version of this app; it is sent once that version is back.
            </Trans>
          </p>
        ) : null}
        {open ? <WaitsFor choice={waitsFor} /> : null}
      </div>
      <ChangeState entry={entry} />
      {!open && texts.to && opens ? (
        <LocaleLink to={texts.to} className={buttonClass('quiet', 'max-sm:-ml-4')}>
          <Trans>Look at it</Trans>
        </LocaleLink>
      ) : null}
      {open ? (
        <div className="flex basis-full flex-wrap gap-2 sm:justify-end">
          {texts.to && opens ? (
            <LocaleLink to={texts.to} className={buttonClass(toDecide ? 'primary' : 'secondary')}>
              {toDecide ? <Trans>Decide</Trans> : <Trans>Edit</Trans>}
            </LocaleLink>
          ) : null}
          {texts.edit && !forOther ? (
            <Button variant="secondary" onClick={texts.edit}>
              <Trans>Edit</Trans>
            </Button>
          ) : null}
          {forOther && !opens && (texts.to || texts.edit) ? (
            <SwitchCustomer code={code} name={whom ?? code} />
          ) : null}
          {entry.state === 'parked' || entry.state === 'waiting' ? (
            <Button
              variant="secondary"
              aria-label={t`Try again: ${{ change: texts.title }}`}
              onClick={() => void retryChange(entry)}
            >
              <Trans>Try again</Trans>
            </Button>
          ) : null}
          <Button
            variant="quiet"
            aria-label={t`Discard: ${{ change: texts.title }}`}
            onClick={() => void onDiscard(entry)}
          >
            <Trans>Discard</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Changes to the customer of an entry; this page then comes back, and the entry can be opened. */
function SwitchCustomer({ code, name }: { code: string; name: string }) {
  if (!useMayChooseCustomer()) return null;
  return (
    <Button variant="secondary" onClick={() => openCustomerSelection(code)}>
      <Trans>Switch to {name} to look at it</Trans>
    </Button>
  );
}

/** Says for whom one has to work again before an entry is sent. */
function WaitsFor({ choice }: { choice: ReturnType<typeof choiceToWaitFor> }) {
  const { has } = useSession();
  if (choice === 'none')
    return (
      <p className="text-sm text-ink-muted">
        <Trans>It is sent when you work without a customer again.</Trans>
      </p>
    );
  if (choice !== 'customer' || has('menu.change-cust')) return null;
  return (
    <p className="text-sm text-ink-muted">
      <Trans>It is sent when you work for this customer again.</Trans>
    </p>
  );
}
