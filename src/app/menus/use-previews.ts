import { offersPreview } from '#shared/host-entries.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type Preview, previewsFor } from './previews.ts';

/** The previews this user may open at this host; none where the host has no previews (B093). */
export function usePreviews(): Preview[] {
  const host = useHostConfig();
  const { has } = useSession();
  return offersPreview(host) ? previewsFor(has, host) : [];
}
