import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

export type Tone = 'error' | 'warning' | 'info' | 'success';

const looks: Record<Tone, { box: string; icon: string; name: IconName }> = {
  error: { box: 'border-error bg-error-tint', icon: 'text-error-ink', name: 'error' },
  warning: { box: 'border-warning bg-warning-tint', icon: 'text-warning-ink', name: 'warning' },
  info: { box: 'border-info bg-info-tint', icon: 'text-info-ink', name: 'info' },
  success: { box: 'border-success bg-success-tint', icon: 'text-success-ink', name: 'success' },
};

export interface NoticeProps {
  tone: Tone;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** A sentence in place, with a way out. Errors are read out at once, the rest when it is quiet. */
export function Notice({ tone, children, action, className }: NoticeProps) {
  const look = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded border-l-4 px-3 py-2',
        look.box,
        className,
      )}
    >
      <Icon name={look.name} size={20} className={classNames('shrink-0', look.icon)} />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action ? <div className="ml-auto shrink-0">{action}</div> : null}
    </div>
  );
}
