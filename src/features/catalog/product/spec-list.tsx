import { Trans } from '@lingui/react/macro';
import { DescriptionList } from '#src/ui/description-list.tsx';

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
      <DescriptionList look="ruled" className="px-4 pb-4" entries={specs} />
    </details>
  );
}
