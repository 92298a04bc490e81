import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '#src/graphql/query-client.ts';
import { LocaleLink, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { materialQueries, mostNeighbours } from './material.queries.ts';

interface Props {
  id: string;
  /** The page of another material of the same category. */
  toPath: (id: string) => string;
}

/** Parts of a page that use the arrow keys themselves. */
const withOwnKeys = 'input, textarea, select, video, [role=menu], [role=dialog]';

/** The way to the material before and after one in its category (B298), also by the arrow keys. */
export function Neighbours({ id, toPath }: Props) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const { data: ids = [] } = useQuery(materialQueries.neighbours(id));
  const at = ids.indexOf(id);
  const before = at > 0 ? ids[at - 1] : undefined;
  const after = at < 0 ? undefined : ids[at + 1];
  useEffect(() => {
    if (after) void queryClient.prefetchQuery(materialQueries.one(after));
  }, [after]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowLeft: before, ArrowRight: after }[event.key];
    const isTaken = event.target instanceof Element && event.target.closest(withOwnKeys);
    if (!to || isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
    void navigate(toPath(to), { replace: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  // The room is there from the beginning.
  return (
    <nav aria-label={t`Pictures`} className="flex min-h-touch min-w-32 items-center justify-end">
      {at < 0 ? null : (
        <>
          <Step icon="chevron-left" label={t`Previous picture`} to={before && toPath(before)} />
          {ids.length < mostNeighbours ? (
            <span className="tabular text-sm text-ink-muted">
              {at + 1} / {ids.length}
            </span>
          ) : null}
          <Step icon="chevron-right" label={t`Next picture`} to={after && toPath(after)} />
        </>
      )}
    </nav>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  /** Nothing at the end. */
  to: string | undefined;
}

function Step({ icon, label, to }: StepProps) {
  const look = 'flex size-touch items-center justify-center rounded';
  if (!to)
    return (
      <span aria-hidden="true" className={`${look} opacity-40`}>
        <Icon name={icon} size={20} />
      </span>
    );
  return (
    <LocaleLink replace to={to} aria-label={label} className={`${look} hover:bg-sunken`}>
      <Icon name={icon} size={20} />
    </LocaleLink>
  );
}
