import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './like-pattern.ts';

/** The condition that a telephone number, however it is written, has the digits of a search pattern. */
export function phoneLike(column: RawBuilder<unknown>, pattern: string): RawBuilder<SqlBool> {
  const isNumber = /^%[+0-9()/._-]+%$/.test(pattern);
  // The zero of national numbers is not stored.
  const digits = isNumber ? pattern.replace(/\D/g, '').replace(/^0+/, '') : '';
  if (digits === '') return sql`false`;
  return sql`regexp_replace(${column}, '[^0-9]', '', 'g') like ${containing(digits)}`;
}
