import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';

/** The two pages about the range: why an article can or cannot be ordered, and what staff set of it (reading 70). */
export function RangeTabs({ current }: { current: 'analysis' | 'products' }) {
  const { t } = useLingui();
  return (
    <SubNav
      label={t`Range`}
      links={[
        {
          to: paths.catalogAnalysis(),
          label: <Trans comment="tab: why articles can or cannot be ordered">Analysis</Trans>,
          current: current === 'analysis',
        },
        {
          to: paths.managedProducts(),
          label: <Trans comment="tab: the articles of the range">Products</Trans>,
          current: current === 'products',
        },
      ]}
    />
  );
}
