import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many pages, operations, permissions or customers there are, in words. */
export function useCountTexts() {
  const { t } = useLingui();
  return {
    pages: (count: number) => t`${plural(count, { one: '# page', other: '# pages' })}`,
    operations: (count: number) =>
      t`${plural(count, { one: '# operation', other: '# operations' })}`,
    permissions: (count: number) =>
      t`${plural(count, { one: '# permission', other: '# permissions' })}`,
    customers: (count: number) => t`${plural(count, { one: '# customer', other: '# customers' })}`,
  };
}
