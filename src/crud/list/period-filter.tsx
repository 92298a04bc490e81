import type { ReactNode } from 'react';
import type { Period } from '#src/lib/period.ts';
import type { Filter } from './filters.tsx';

interface Props {
  /** Names the event of these days, such as "Paid". */
  label: string;
  /** The label while no days are chosen, such as "Last 30 days". */
  usual: string;
  /** The days in the address; empty for the usual ones. */
  chosen: Period;
  /** Writes a day for the reader. */
  dayText: (day: string) => string;
  onClear: () => void;
  field: ReactNode;
}

/** The days of a list that always has some; the usual ones do not count as a filter. */
export function periodFilter({ label, usual, chosen, dayText, onClear, field }: Props): Filter {
  const isChosen = chosen.from !== '' && chosen.to !== '';
  return {
    id: 'period',
    label: isChosen ? label : usual,
    value: isChosen ? `${dayText(chosen.from)} – ${dayText(chosen.to)}` : '',
    onClear,
    panel: () => <div className="px-2">{field}</div>,
  };
}
