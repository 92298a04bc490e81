import { expect, test } from 'vitest';
import { dangers, dangersOf } from './dangers.rules.ts';

const open = { done: false };
const done = { done: true };

test.each([
  ['nothing', [], null, []],
  ['a recall that is done', [done], null, []],
  ['an open recall', [done, open], null, ['RECALLED']],
  ['a theft in another register', [], { isOurs: false }, []],
  ['a theft in the own register', [], { isOurs: true }, ['STOLEN']],
  ['a stolen number that looks alike', [], { isOurs: true, lookalike: 'WO1' }, []],
  ['an open recall and a theft', [open], { isOurs: true }, [...dangers]],
])('checks %s', (_name, recalls, stolen, expected) => {
  expect(dangersOf({ recalls, stolen })).toEqual(expected);
});
