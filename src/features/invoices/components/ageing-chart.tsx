import { useLingui } from '@lingui/react/macro';
import type { AgeingBucket, AgeingBucketName } from '#shared/invoices/ageing.rules.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import { useBucketText } from '../use-bucket-text.ts';

interface Props {
  buckets: readonly Pick<AgeingBucket, 'name' | 'payable' | 'deduction'>[];
  /** The bucket that the list shows; empty for all. */
  bucket: '' | AgeingBucketName;
  onBucket: (bucket: '' | AgeingBucketName) => void;
}

/** The owed amounts by days overdue (E175 to E177). Pressing a bar filters the list by it. */
export function AgeingChart({ buckets, bucket, onBucket }: Props) {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const bucketText = useBucketText();
  const overdue = buckets
    .filter(({ name, payable }) => name !== 'notDue' && payable > 0)
    .toSorted((a, b) => b.payable - a.payable)[0];
  const amount = overdue ? money(overdue.payable) : '';
  const days = overdue ? bucketText(overdue.name) : '';
  const at = buckets.findIndex(({ name }) => name === bucket);
  return (
    <Chart
      kind="stacked"
      title={t`Open invoices by days overdue`}
      summary={overdue ? t`Most of what is overdue: ${amount}, ${days}.` : t`Nothing is overdue.`}
      categories={buckets.map(({ name }) => bucketText(name))}
      categoryName={t`Days overdue`}
      series={[
        { name: t`Invoices`, values: buckets.map(({ payable }) => payable) },
        { name: t`Credit notes`, values: buckets.map(({ deduction }) => deduction) },
      ]}
      format={money}
      picked={at < 0 ? null : at}
      onPick={(index) => {
        const name = buckets[index]?.name ?? '';
        onBucket(name === bucket ? '' : name);
      }}
    />
  );
}
