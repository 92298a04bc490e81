import { describe, expect, test } from 'vitest';
import { writeStatement } from '../testing/statement.ts';
import { BadStatement, readStatement } from './camt.rules.ts';
import {
  findRequestNumbers,
  matchCredit,
  matchCredits,
  type WaitingRequest,
} from './match-credit.rules.ts';

describe('a statement', () => {
  test('gives its booked credits, with accounts cut', () => {
    const iban = 'DE89370400440532013000';
    const text = `PR23456789BC from DE89 3704 0044 0532 0130 00`;
    expect(
      readStatement(
        writeStatement([
          { amount: '100.00', text, iban },
          { amount: '5.00', kind: 'DBIT' },
          { amount: '6.00', status: 'PDNG' },
        ]),
      ),
    ).toEqual([
      {
        ...{ reference: 'R0', bookedOn: '2031-01-05', amount: '100.00', currency: 'USD' },
        ...{ payerName: 'Alpine Cycles', account: 'DE ···· 3000' },
        remittance: 'PR23456789BC from DE ···· 3000',
      },
    ]);
  });

  test('gives each transaction of an entry its own amount', () => {
    const part = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`;
    const entry = `<Ntry><Amt Ccy="EUR">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><DtTm>2031-01-05T10:00:00Z</DtTm></BookgDt>
      <NtryDtls>${part('10', 'A')}${part('20', 'B')}</NtryDtls></Ntry>`;
    const document = writeStatement([]).replace('</Stmt>', `${entry}</Stmt>`);
    expect(readStatement(document)).toMatchObject([
      { reference: 'S1#0.0', amount: '10', payerName: 'A', bookedOn: '2031-01-05' },
      { reference: 'S1#0.1', amount: '20', payerName: 'B' },
    ]);
  });

  test.each([
    ['another document', '<Document><Other/></Document>'],
    ['another root', writeStatement([]).replaceAll('Document', 'Doc')],
    ['no id', writeStatement([], '')],
    ['an amount in words', writeStatement([{ amount: 'ten' }])],
    ['a negative amount', writeStatement([{ amount: '-1' }])],
    ['no day', writeStatement([{ amount: '1' }]).replace('2031-01-05', '2031-02-30')],
  ])('with %s is refused', (_name, document) => {
    expect(() => readStatement(document)).toThrow(BadStatement);
  });
});

test.each([
  ['PR23456789BC', ['PR23456789BC']],
  ['Invoice, pr 2345-6789 bc thanks', ['PR23456789BC']],
  ['PR23456789BC PR23456789BC', ['PR23456789BC']],
  ['PRINT 1234567890', []],
  ['', []],
])('finds the numbers of requests in %j', (text, numbers) => {
  expect(findRequestNumbers(text)).toEqual(numbers);
});

describe('a credit', () => {
  const request = (more: Partial<WaitingRequest> = {}): WaitingRequest => ({
    ...{ externalId: 'PR1', payerName: 'Müller & Söhne', amount: 100, currency: 'EUR' },
    ...{ status: 'pending', hasGateway: false, ...more },
  });
  const credit = { amount: 100, currency: 'EUR', payerName: 'MUELLER' };

  test('pays the request that it names', () => {
    expect(matchCredit(credit, [request()], [])).toEqual({ externalId: 'PR1', reason: null });
    const proven = request({ status: 'on processing' });
    expect(matchCredit(credit, [proven], []).reason).toBeNull();
  });

  test.each([
    ['AMOUNT', { amount: 101 }],
    ['CURRENCY', { currency: 'USD' }],
    ['OVER', { status: 'complete' as const }],
    ['NO_REQUEST', { hasGateway: true }],
  ])('is listed with %s when it does not fit', (reason, more) => {
    expect(matchCredit(credit, [request(more)], [])).toEqual({ externalId: 'PR1', reason });
  });

  test('pays the only request of its payer over its amount', () => {
    const named = { ...credit, payerName: 'MULLER & SOHNE' };
    expect(matchCredit(named, [], [request()])).toEqual({ externalId: 'PR1', reason: null });
    const two = [request(), request({ externalId: 'PR2' })];
    expect(matchCredit(named, [], two).reason).toBe('AMBIGUOUS');
    expect(matchCredit(credit, [], [request()]).reason).toBe('NO_REQUEST');
    expect(matchCredit({ ...credit, payerName: '' }, [], [request({ payerName: '' })]).reason).toBe(
      'NO_REQUEST',
    );
  });

  test('that names two requests is listed', () => {
    const two = [request(), request({ externalId: 'PR2' })];
    expect(matchCredit(credit, two, []).reason).toBe('AMBIGUOUS');
  });

  test('finds a request over that an earlier credit pays', () => {
    const named = { ...credit, numbers: ['PR1'] };
    const byAmount = { ...credit, payerName: 'MULLER & SOHNE', numbers: [] };
    const matches = matchCredits([named, named, byAmount], [request()], [request()]);
    expect(matches.map(({ match }) => match.reason)).toEqual([null, 'OVER', 'NO_REQUEST']);
  });
});
