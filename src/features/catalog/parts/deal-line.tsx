import { useMoney } from '#src/features/hosts/hosts.public.ts';

export interface Step {
  qty: number;
  term: string;
  type: string;
  value: number;
}

function signed(text: string, value: number): string {
  return value < 0 ? `−${text}` : `+${text}`;
}

/** A deal's ladder in one line: "10+ −5 % · 20+ −10 %" (U211). */
export function DealLine({ steps }: { steps: readonly Step[] }) {
  const money = useMoney();
  if (steps.length === 0) return null;
  const parts = steps.map((step) => {
    const amount =
      step.type === 'percentage' ? `${Math.abs(step.value) / 100} %` : money(Math.abs(step.value));
    const from = step.term === '<=' ? `≤ ${step.qty}` : `${step.qty}+`;
    return `${from} ${signed(amount, step.value)}`;
  });
  return <p className="text-xs font-medium text-success-ink tabular-nums">{parts.join(' · ')}</p>;
}
