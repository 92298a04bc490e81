import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useWide } from '#src/lib/hooks/use-wide.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisResult } from './analysis-result.tsx';
import { type Asked, type Question, questionSchema } from './catalog-analysis.queries.ts';
import { RangeTabs } from './components/range-tabs.tsx';

/** Why articles can or cannot be ordered: the question, which the device keeps, then one sentence per article (B279). */
export function Component() {
  const { user } = useSession();
  const { sorg } = useHostConfig();
  const wide = useWide();
  const kept = useMemo(() => keptDraft(user.id, 'catalog-analysis', questionSchema), [user.id]);
  const [question, setQuestion] = useState<Question>(
    () => kept.read() ?? { sorg, sales: null, customer: null, text: '' },
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const change = (next: Question) => {
    setQuestion(next);
    try {
      kept.keep(next);
    } catch {
      // A browser that keeps nothing still asks.
    }
  };
  return (
    <div className="space-y-3">
      <PageHeader title={<Trans>Catalog analysis</Trans>} className="sr-only" />
      {wide || !asked ? <RangeTabs current="analysis" /> : null}
      {asked ? (
        <AnalysisResult asked={asked} onBack={() => setAsked(null)} />
      ) : (
        <AnalysisForm question={question} onChange={change} onAsk={setAsked} />
      )}
    </div>
  );
}
