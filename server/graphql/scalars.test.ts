import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DateScalar, DateTime, Money } from './scalars.ts';

const literal = (text: string) => parseValue(text);

describe('Money', () => {
  it('accepts a whole number of minor units', () => {
    for (const value of [0, -150, 2 ** 53 - 1]) expect(Money.parseValue(value)).toBe(value);
    expect(Money.parseLiteral(literal('1250'))).toBe(1250);
    for (const wrong of [1.5, 2 ** 53, Number.NaN, '12', null, true, {}])
      expect(() => Money.parseValue(wrong)).toThrow('Money must be');
    for (const wrong of ['1.5', '"12"', '99999999999999999999'])
      expect(() => Money.parseLiteral(literal(wrong))).toThrow('Money must be');
    expect(() => Money.serialize('12')).toThrow('Money must be');
  });
});

describe('Date', () => {
  it('accepts an existing day', () => {
    for (const day of ['2026-02-28', '2024-02-29']) expect(DateScalar.parseValue(day)).toBe(day);
    expect(DateScalar.parseLiteral(literal('"2026-12-31"'))).toBe('2026-12-31');
    for (const wrong of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '01.02.2026',
      '',
      20260101,
      null,
      '0000-01-01',
    ])
      expect(() => DateScalar.parseValue(wrong)).toThrow('Date must be');
    expect(() => DateScalar.parseLiteral(literal('2026'))).toThrow('Date must be');
  });
});

describe('DateTime', () => {
  it('accepts an instant in UTC', () => {
    for (const instant of ['2026-01-31T23:59:59Z', '2026-01-31T23:59:59.123Z'])
      expect(DateTime.parseValue(instant)).toBe(instant);
    for (const wrong of ['2026-01-31', '2026-01-31T25:00:00Z', '2026-01-31T10:00:00+02:00', 0])
      expect(() => DateTime.parseValue(wrong)).toThrow('DateTime must be');
  });

  it('serialises database values', () => {
    expect(DateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});
