import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { unitCodes, unitName } from '#shared/units.ts';
import { useNumber } from './use-number.ts';

interface Units {
  /** The names of all known units by their codes. */
  unitTexts: Readonly<Record<string, string>>;
  /** The name of a unit for a column or a label: "EA" is "piece"; an unknown code stays as it is. */
  unit: (code: string) => string;
  /** A quantity with its unit: 1200 "EA" is "1,200 pcs". */
  quantity: (qty: number, code: string) => string;
}

/** Writes units of measure, which feeds have as codes, as words of the page's language. */
export function useUnits(): Units {
  const { t } = useLingui();
  const number = useNumber();
  const unit = (code: string) => {
    const name = unitName(code);
    if (name === 'piece') return t`piece`;
    if (name === 'pair') return t`pair`;
    return name === 'set' ? t`set` : code;
  };
  return {
    unit,
    unitTexts: Object.fromEntries(unitCodes.map((code) => [code, unit(code)])),
    quantity: (qty, code) => {
      const name = unitName(code);
      if (name === 'piece') return t`${plural(qty, { one: '# pc', other: '# pcs' })}`;
      if (name === 'pair') return t`${plural(qty, { one: '# pair', other: '# pairs' })}`;
      if (name === 'set') return t`${plural(qty, { one: '# set', other: '# sets' })}`;
      return `${number(qty)} ${code}`.trim();
    },
  };
}
