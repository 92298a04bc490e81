import { expect, it } from 'vitest';
import { isUnavailable, Unavailable } from './unavailable.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  failure('ENOSPC'),
  failure('EDQUOT'),
  failure('EROFS'),
  failure('EIO'),
  failure('53100', 'could not extend file "base/5/16394": No space left on device'),
  failure('53200'),
  failure('58030'),
  failure('XX000', 'could not extend file "base/5/16394": File too large'),
  failure('57P01'),
  failure('ECONNREFUSED'),
  new Unavailable('The bucket does not answer'),
  new Error('The file was not written', { cause: failure('ENOSPC') }),
])('M9 %o may be asked again later', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([failure('23505'), failure('ENOENT'), failure('58P01'), new Error('no'), null])(
  '%o is no outage',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
