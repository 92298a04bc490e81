import { Trans } from '@lingui/react/macro';

interface Props {
  specs: readonly { name: string; value: string }[];
}

/** Facts of a model in a section that opens. */
export function SpecList({ specs }: Props) {
  if (specs.length === 0) return null;
  return (
    <details open className="rounded-xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        <Trans>Facts</Trans>
      </summary>
      <dl className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2">
        {specs.map((spec) => (
          <div
            key={spec.name}
            className="flex justify-between gap-4 border-t border-line py-2 text-sm"
          >
            <dt className="text-ink-muted">{spec.name}</dt>
            <dd className="text-right">{spec.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
