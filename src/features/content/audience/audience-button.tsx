import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ContentAudienceInput } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { audienceQuery } from '../content.queries.ts';
import { audienceParams } from './audience.params.ts';

const AudienceList = lazyWithMessages(async () => ({
  default: (await import('./audience-list.tsx')).AudienceList,
}));

interface Props {
  /** The content as the form has it. */
  of: ContentAudienceInput;
}

/** How many users see content as it is in the form, with the list behind it. */
export function AudienceButton({ of }: Props) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  const hasNoMarket = of.contentTargetMarkets?.length === 0;
  const { data } = useQuery({
    ...audienceQuery(of, audienceParams.defaults),
    enabled: !hasNoMarket && online,
  });
  if (hasNoMarket)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>No user sees this before it has a target market.</Trans>
      </p>
    );
  if (data?.isEverybody)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>Everybody sees this, also without a login.</Trans>
      </p>
    );
  const count = data ? data.info.count + data.others : 0;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {data ? (
          <Plural value={count} one="Who sees this: # user" other="Who sees this: # users" />
        ) : (
          <Trans>Who sees this</Trans>
        )}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Who sees this</Trans>}
        className="sm:max-w-[720px]"
      >
        <Suspense fallback={<Skeleton className="h-64" />}>
          <AudienceList of={of} />
        </Suspense>
      </Dialog>
    </>
  );
}
