import type { Task, Urgency } from '#src/crud/task/task-source.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MenuIcon } from '#src/ui/overlay/menu-icon.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { ShownTask } from './find-tasks.rules.ts';

/** On phones the action is below its sentence, on wider screens at the end of the row. */
const row =
  'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]';
const discs: Record<Urgency, string> = {
  due: 'bg-error-tint text-error-ink',
  soon: 'bg-sunken text-ink',
  offer: 'bg-sunken text-ink-muted',
};
/** A phone has the whole row as target, so that a row is low; a wider screen a button. */
const quietLink =
  'font-semibold max-sm:inline-flex max-sm:items-center max-sm:gap-1 max-sm:text-brand-ink max-sm:after:absolute max-sm:after:inset-0 sm:inline-flex sm:min-h-touch sm:items-center sm:rounded sm:border sm:border-line-strong sm:px-4 sm:hover:bg-sunken';

function Action({ action, primary }: { action: Task['action']; primary: boolean }) {
  if (!('label' in action)) return action;
  return (
    <LocaleLink
      to={action.to}
      className={primary ? buttonClass('primary', 'mt-2 sm:mt-0') : quietLink}
    >
      {action.label}
      {primary ? null : <Icon name="chevron-right" size={16} className="sm:hidden" />}
    </LocaleLink>
  );
}

/** Tasks as rows; only the most urgent one has a filled button. */
export function TaskList({ tasks }: { tasks: readonly ShownTask[] }) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map(({ key, source, task }, at) => (
        <li key={key} className={row}>
          <span
            className={classNames(
              'flex size-10 items-center justify-center self-start rounded-full sm:self-center',
              discs[task.urgency],
            )}
          >
            <MenuIcon name={source.icon} size={20} />
          </span>
          <div className="min-w-0">
            <p className="tabular font-semibold wrap-break-word">{task.sentence}</p>
            {task.detail ? <Detail>{task.detail}</Detail> : null}
          </div>
          <div className="col-start-2 sm:col-start-3">
            <Action action={task.action} primary={at === 0 && task.urgency === 'due'} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Detail({ children }: { children: Task['detail'] }) {
  return <p className="tabular text-sm text-ink-muted wrap-break-word">{children}</p>;
}

/** Offers are alike, so that they need no drawing; their action is at the end of the row. */
export function OfferList({ offers }: { offers: readonly ShownTask[] }) {
  return (
    <ul className="divide-y divide-line">
      {offers.map(({ key, task }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1">
            <p className="tabular font-semibold wrap-break-word">{task.sentence}</p>
            {task.detail ? <Detail>{task.detail}</Detail> : null}
          </div>
          <Action action={task.action} primary={false} />
        </li>
      ))}
    </ul>
  );
}

const places = ['first', 'second', 'third'];

/** Rows in the shape of tasks. */
export function TaskSkeleton() {
  return (
    <div className="divide-y divide-line">
      {places.map((place) => (
        <div key={place} className={row}>
          <Skeleton className="size-10 self-start rounded-full sm:self-center" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="col-start-2 mt-1 h-5 w-24 sm:col-start-3 sm:mt-0 sm:h-11" />
        </div>
      ))}
    </div>
  );
}
