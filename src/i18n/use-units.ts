import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNumber } from './use-number.ts';

/** Codes for a single piece, as UN/ECE recommendation 20 and the usual ERP systems have them. */
const piece = new Set(['EA', 'PC', 'PCE', 'PCS', 'C62', 'ST']);
const pair = new Set(['PR', 'PAA']);

interface Units {
  /** The name of a unit for a column or a label: "EA" is "piece"; an unknown code stays as it is. */
  unit: (code: string) => string;
  /** A quantity with its unit: 1200 "EA" is "1,200 pcs". */
  quantity: (qty: number, code: string) => string;
}

/** Writes units of measure, which feeds have as codes, as words of the page's language. */
export function useUnits(): Units {
  const { t } = useLingui();
  const number = useNumber();
  return {
    unit: (code) => {
      if (piece.has(code)) return t`piece`;
      if (pair.has(code)) return t`pair`;
      return code === 'SET' ? t`set` : code;
    },
    quantity: (qty, code) => {
      if (piece.has(code)) return t`${plural(qty, { one: '# pc', other: '# pcs' })}`;
      if (pair.has(code)) return t`${plural(qty, { one: '# pair', other: '# pairs' })}`;
      if (code === 'SET') return t`${plural(qty, { one: '# set', other: '# sets' })}`;
      return `${number(qty)} ${code}`;
    },
  };
}
