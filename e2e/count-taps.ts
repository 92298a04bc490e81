import type { Locator } from '@playwright/test';

/** Counts the taps of a task; what is typed does not count. A choice in a list is two: one opens it, one chooses. */
export function countTaps() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    choose: async (list: Locator, label: string) => {
      taps += 2;
      await list.selectOption({ label });
    },
  };
}
