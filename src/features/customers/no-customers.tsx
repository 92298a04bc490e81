import { Trans } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** There is no customer the user may act for: whom to turn to (N043). */
export function NoCustomers({ page }: { page?: boolean }) {
  const { email } = useHostConfig();
  return (
    <EmptyState
      page={page}
      kind="no-data"
      title={<Trans>No customers yet</Trans>}
      text={<Trans>There is no customer you may act for. Please contact support.</Trans>}
      action={
        email ? (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-touch items-center text-brand-ink underline"
          >
            {email}
          </a>
        ) : null
      }
    />
  );
}
