import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { ArticleUpload } from './article-upload.tsx';
import { StockUpload } from './stock-upload.tsx';

/** The files of a vendor: its articles, or their stock (U286, U287). */
export function VendorUploads({ vendor, onBack }: { vendor: string; onBack: () => void }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'articles' | 'stock'>('articles');
  return (
    <div className="space-y-4">
      <PageHeader
        title={<Trans>Upload articles and stock</Trans>}
        actions={
          <Button variant="secondary" onClick={onBack}>
            <Trans>Back to the articles</Trans>
          </Button>
        }
      />
      <Tabs
        label={t`Kind of file`}
        current={kind}
        onChange={setKind}
        tabs={[
          { id: 'articles', label: t`Articles`, content: <ArticleUpload vendor={vendor} /> },
          { id: 'stock', label: t`Stock`, content: <StockUpload vendor={vendor} /> },
        ]}
      />
    </div>
  );
}
