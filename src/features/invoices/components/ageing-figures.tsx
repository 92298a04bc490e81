import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgeingBucket, AgeingBucketName } from '#shared/invoices/ageing.rules.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Toolbar } from '#src/ui/layout/toolbar.tsx';
import { useBucketText } from '../use-bucket-text.ts';

type Bucket = Pick<AgeingBucket, 'name' | 'payable' | 'deduction' | 'count'>;

interface Props {
  /** Undefined as long as they are not known; their room is kept. */
  buckets: readonly Bucket[] | undefined;
  /** The bucket that the list shows; empty for all. */
  bucket: '' | AgeingBucketName;
  onBucket: (bucket: '' | AgeingBucketName) => void;
}

/** The amounts owed in total and by days overdue (E175 to E177); pressing one filters the list by it. */
export function AgeingFigures({ buckets, bucket, onBucket }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const bucketText = useBucketText();
  const aged = (buckets ?? []).map(({ name, payable, deduction, count }) => ({
    name,
    value: payable + deduction,
    count,
    label: bucketText(name),
  }));
  const sum = (key: 'value' | 'count') => aged.reduce((total, figure) => total + figure[key], 0);
  const all = { name: '' as const, value: sum('value'), count: sum('count'), label: t`All open` };
  const figures = [all, ...aged];
  return (
    <Toolbar
      label={t`Open invoices by days overdue`}
      className="relative -mx-4 flex h-14 overflow-x-auto px-4 lg:mx-0 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:px-0"
    >
      {buckets === undefined
        ? null
        : figures.map(({ name, label, value, count }) => (
            <button
              key={name}
              type="button"
              aria-pressed={bucket === name}
              onClick={() => onBucket(bucket === name ? '' : name)}
              className="flex min-w-30 flex-1 flex-col justify-center border-b-2 border-transparent px-3 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:border-b-brand lg:border-r lg:border-r-line lg:last:border-r-0"
            >
              <span className="text-sm whitespace-nowrap text-ink-muted">
                {label}
                <span className="sr-only">
                  , {t`${plural(count, { one: '# invoice', other: '# invoices' })}`}
                </span>
                <span aria-hidden="true"> · {count}</span>
              </span>
              <span
                className={classNames(
                  'tabular font-semibold whitespace-nowrap',
                  name !== '' && name !== 'notDue' && value > 0 && 'text-error-ink',
                )}
              >
                {money(value)}
              </span>
            </button>
          ))}
    </Toolbar>
  );
}
