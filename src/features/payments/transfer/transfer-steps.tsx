import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { TimeLeft } from '../components/time-left.tsx';
import type { PaymentRequest } from '../payments.queries.ts';
import { toEpcContent } from './epc-code.rules.ts';
import { TransferCode } from './transfer-code.tsx';

type Props = { request: PaymentRequest };

interface CopiedProps {
  name: string;
  text: string;
  label: string;
  /** The text as it is read, where that differs. */
  shown?: string;
}

/** A value that is typed into a transfer, to copy. */
function Copied({ name, text, label, shown = text }: CopiedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        <span className="block text-sm text-ink-muted">{name}</span>
        <span className="tabular text-xl wrap-anywhere select-all">{shown}</span>
      </span>
      <CopyButton text={text} label={label} />
    </div>
  );
}

/** The account that is transferred to, and the reference: of the provider, of the distributor, or the number only. */
function Account({ request }: Props) {
  const { t } = useLingui();
  const { virtualAccountNo: account, creditor, externalId } = request;
  if (account)
    return (
      <Copied name={t`Virtual account`} text={account} label={t`Copy the virtual account number`} />
    );
  if (!creditor)
    return <Copied name={t`Reference`} text={externalId} label={t`Copy the reference`} />;
  const { name, iban, bic, reference } = creditor;
  return (
    <>
      <Copied
        name={t({ message: 'Recipient', comment: 'of a bank transfer' })}
        text={name}
        label={t`Copy the recipient`}
      />
      <Copied
        name="IBAN"
        text={iban}
        shown={iban.replace(/(.{4})(?=.)/g, '$1 ')}
        label={t`Copy the IBAN`}
      />
      {bic ? <Copied name="BIC" text={bic} label={t`Copy the BIC`} /> : null}
      <Copied name={t`Reference`} text={reference} label={t`Copy the reference`} />
    </>
  );
}

/** The QR code of a transfer in euros to an account of the distributor. */
function Code({ request }: Props) {
  const { currency } = useHostConfig();
  const { creditor, amount } = request;
  const precision = currency.decimalPrecision;
  const isSepa = creditor && request.currency === 'EUR' && !request.virtualAccountNo;
  const content = isSepa ? toEpcContent({ ...creditor, amount, precision }) : null;
  if (content === null) return null;
  return (
    <div className="w-48 max-w-full">
      <TransferCode content={content} />
    </div>
  );
}

/** The values of the transfer that the payer makes, with the time that is left. */
export function TransferSteps({ request }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { amount, instruction, expiredDate } = request;
  return (
    <section
      aria-label={t`Your transfer`}
      className="space-y-3 rounded-lg border border-line bg-surface p-4"
    >
      {instruction ? <p className="whitespace-pre-line">{instruction}</p> : null}
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72 space-y-3">
          <Account request={request} />
          <Copied name={t`Amount`} text={money(amount)} label={t`Copy the amount`} />
        </div>
        <Code request={request} />
      </div>
      <p className="tabular">
        <Trans>Pay by {{ day: dateTime(expiredDate) }}</Trans> (<TimeLeft until={expiredDate} />)
      </p>
    </section>
  );
}
