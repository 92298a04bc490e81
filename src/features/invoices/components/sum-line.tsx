import type { ReactNode } from 'react';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Icon } from '#src/ui/icon.tsx';

/** A part of an amount. */
export interface SumPart {
  key: string;
  name: ReactNode;
  amount: number;
}

interface Props {
  name: ReactNode;
  amount: number;
  /** Given: the line opens and shows them. */
  parts?: readonly SumPart[];
}

const row = 'flex min-h-touch items-center justify-between gap-x-3';

/** An amount of a sum, which opens to show the amounts that it is made of. */
export function SumLine({ name, amount, parts = [] }: Props) {
  const money = useMoney();
  if (parts.length === 0)
    return (
      <p className={row}>
        <span className="min-w-0">{name}</span>
        <span>{money(amount)}</span>
      </p>
    );
  return (
    <details className="group">
      <summary className={`${row} cursor-pointer list-none rounded`}>
        <span className="flex min-w-0 items-center gap-1">
          {name}
          <Icon
            name="chevron-down"
            size={16}
            className="shrink-0 text-ink-muted group-open:rotate-180"
          />
        </span>
        <span>{money(amount)}</span>
      </summary>
      <ul className="border-l-2 border-line pb-2 pl-3 text-sm text-ink-muted">
        {parts.map((part) => (
          <li key={part.key} className="flex justify-between gap-x-3 py-1">
            <span className="min-w-0 wrap-anywhere">{part.name}</span>
            <span className="shrink-0">{money(part.amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
