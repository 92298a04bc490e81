import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { countLines } from '../list-model.ts';

/** "3 lines · 12 pieces". */
export function CountsText({ lines: of }: { lines: readonly { qty: number }[] }) {
  const { t } = useLingui();
  const { lines, pieces } = countLines(of);
  const rows = t`${plural(lines, { one: '# line', other: '# lines' })}`;
  const all = t`${plural(pieces, { one: '# piece', other: '# pieces' })}`;
  return (
    <span className="tabular">
      {rows} · {all}
    </span>
  );
}
