import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isUndecided } from '#shared/claims/claim-states.rules.ts';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { useWaitingClaims } from '../use-waiting-claims.ts';
import { CommentForm } from './comment-form.tsx';

interface CommentProps {
  head: ReactNode;
  text: string;
  isInternal: boolean;
  isOwn: boolean;
}

function Comment({ head, text, isInternal, isOwn }: CommentProps) {
  return (
    <li
      className={classNames(
        'space-y-1 rounded-lg border p-3',
        isInternal ? 'border-warning bg-warning-tint' : 'border-line bg-surface',
        isOwn ? 'ml-8' : 'mr-8',
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        {head}
        {isInternal ? (
          <Badge tone="warning">
            <Trans comment="a comment that dealers cannot read">internal</Trans>
          </Badge>
        ) : null}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </li>
  );
}

/** The conversation, oldest first, with what waits on this device, and the way to say something (U245, B221). */
export function ClaimConversation({ claim }: { claim: ShownClaim }) {
  const { dateTime } = useDates();
  const { user, readsOnly } = useSession();
  const unsent = useWaitingClaims(claim.id).filter(
    ({ operation }) => operation === 'AddClaimComment',
  );
  const isDraft = claim.status.category === 'draft';
  const isOpen = isUndecided(claim.status.category);
  // The distributor does not see a draft, so nobody would read it.
  if (isDraft && claim.comments.length + unsent.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans comment="comments on a claim">Conversation</Trans>
      </h2>
      {isOpen && claim.comments.length + unsent.length === 0 ? (
        <p className="text-ink-muted">
          <Trans>Nothing has been said yet.</Trans>
        </p>
      ) : null}
      <ol className="space-y-2">
        {claim.comments.map(({ id, comment, internal, displayName, createdAt, isOwn }) => (
          <Comment
            key={id}
            text={comment}
            isInternal={internal}
            isOwn={isOwn}
            head={
              <>
                {displayName} ·{' '}
                <time dateTime={createdAt} className="tabular">
                  {dateTime(createdAt)}
                </time>
              </>
            }
          />
        ))}
        {unsent.map(({ id, note, state }) => (
          <Comment
            key={id}
            text={String(note.comment ?? '')}
            isInternal={note.isInternal === true}
            isOwn
            head={
              <>
                {user.name} <WaitingBadge state={state} />
              </>
            }
          />
        ))}
      </ol>
      {isOpen && !isDraft && !readsOnly ? <CommentForm claim={claim} /> : null}
      {isOpen ? null : (
        <p className="text-ink-muted">
          <Trans>The claim is decided, so nothing can be added.</Trans>
        </p>
      )}
    </section>
  );
}
