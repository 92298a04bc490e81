import { describe, expect, test } from 'vitest';
import { parseXml } from '#server/lib/xml.ts';
import { type TestEntry, writeStatement } from '../testing/statement.ts';
import { BadStatement, readStatement } from './camt.rules.ts';
import { findRequestNumbers } from './camt-texts.rules.ts';

const read = (...entries: TestEntry[]) => readStatement(parseXml(writeStatement(entries)));
const number = 'PR23456789BC';

test('gives the booked credits, with accounts cut', () => {
  const iban = 'DE89370400440532013000';
  const text = `${number} from DE89 3704 0044 0532 0130 00`;
  const { lines, problems } = read(
    { amount: '100.00', text, iban },
    { amount: '5.00', kind: 'DBIT' },
    { amount: '6.00', status: 'PDNG' },
  );
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    {
      kind: 'credit',
      reference: 'R0',
      content: expect.stringMatching(/^.{43}$/),
      statement: expect.stringMatching(/^.{43}$/),
      page: '',
      extent: { sequence: '', opening: '', balanceBefore: '', balanceAfter: '' },
      isReferenced: true,
      bookedOn: '2031-01-05',
      amount: '100.00000',
      currency: 'USD',
      payerName: 'Alpine Cycles',
      account: 'DE ···· 3000',
      remittance: `${number} from DE ···· 3000`,
      numbers: [number],
      doubt: null,
    },
  ]);
});

interface TestPart {
  amount?: string;
  kind?: string;
  name?: string;
  more?: string;
}
const part = ({ amount, kind, name = 'A', more = '' }: TestPart) =>
  `<TxDtls>${amount ? `<Amt Ccy="USD">${amount}</Amt>` : ''}${
    kind ? `<CdtDbtInd>${kind}</CdtDbtInd>` : ''
  }<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>${more}</TxDtls>`;
const batch = (amount: string, parts: TestPart[], more: Partial<TestEntry> = {}) =>
  read({ amount, details: parts.map(part).join(''), ...more }).lines;

describe('an entry with parts', () => {
  test('gives each of them with its own amount and payer', () => {
    const lines = batch('33', [{ amount: '11.00' }, { amount: '22', name: 'B' }]);
    expect(lines).toMatchObject([
      { reference: 'R0.0', amount: '11.00000', payerName: 'A', bookedOn: '2031-01-05' },
      { reference: 'R0.1', amount: '22.00000', payerName: 'B' },
    ]);
    expect(lines[0]?.content).not.toBe(lines[1]?.content);
  });

  test('reads the sign of each part', () => {
    const more = `<RmtInf><Ustrd>${number}</Ustrd></RmtInf>`;
    const credit = { amount: '247.90', kind: 'CRDT' };
    const debit = { amount: '192.90', kind: 'DBIT', more };
    const left = [{ kind: 'credit', amount: '247.90000', numbers: [], doubt: null }];
    expect(batch('55.00', [credit, debit])).toMatchObject(left);
    const inDebit = { kind: 'DBIT', details: [{ ...debit, amount: '302.90' }, credit] } as const;
    const details = inDebit.details.map(part).join('');
    expect(read({ amount: '55', kind: 'DBIT', details }).lines).toMatchObject(left);
  });

  test.each<[string, TestPart[]]>([
    ['no amounts', [{}, {}]],
    ['an amount in one only', [{ amount: '10' }, {}]],
    ['amounts of another sum', [{ amount: '10' }, { amount: '25' }]],
  ])('and %s is listed with its sum', (_name, parts) => {
    const more = `<RmtInf><Ustrd>${number}</Ustrd></RmtInf>`;
    expect(
      batch(
        '30',
        parts.map((one) => ({ ...one, more })),
      ),
    ).toMatchObject([{ amount: '30.00000', doubt: 'NOT_SPLIT', numbers: [number], payerName: '' }]);
  });

  test.each([
    '<AmtDtls><TxAmt><Amt Ccy="USD">10</Amt></TxAmt></AmtDtls>',
    '<AmtDtls><InstdAmt><Amt Ccy="EUR">9</Amt></InstdAmt><CntrValAmt><Amt Ccy="USD">10</Amt></CntrValAmt></AmtDtls>',
  ])('takes the amount in its currency from %s', (more) => {
    expect(batch('30', [{ more }, { amount: '20' }])).toMatchObject([
      { amount: '10.00000', doubt: null },
      { amount: '20.00000' },
    ]);
  });
});

test('takes what was booked, not what was instructed in another currency', () => {
  const more =
    '<AmtDtls><InstdAmt><Amt Ccy="EUR">90</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">90</Amt></TxAmt></AmtDtls>';
  expect(batch('100.00', [{ more }])).toMatchObject([{ amount: '100.00000', currency: 'USD' }]);
});

describe('money that was taken back', () => {
  const family = (code: string) =>
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  test.each([
    ['an indicator in words', { more: '<RvslInd>true</RvslInd>' }],
    ['an indicator as a number', { more: '<RvslInd> 1 </RvslInd>' }],
    ['a reason of the return', { details: part({ more: '<RtrInf/>' }) }],
    ['a code of the entry', { more: family('RRTN') }],
    ['a code of the part', { details: part({ more: family('UPDD') }) }],
  ])('is known by %s', (_name, more) => {
    const lines = (kind: 'CRDT' | 'DBIT') => read({ amount: '9', kind, ...more }).lines;
    expect(lines('DBIT')).toMatchObject([{ kind: 'return', amount: '9.00000', doubt: null }]);
    expect(lines('CRDT')).toMatchObject([{ kind: 'credit', doubt: 'REVERSAL' }]);
  });

  test.each(['false', '0'])('is not meant by the indicator %s', (value) => {
    const more = `<RvslInd>${value}</RvslInd>`;
    expect(read({ amount: '9', more }).lines).toMatchObject([{ kind: 'credit', doubt: null }]);
    expect(read({ amount: '9', kind: 'DBIT', more }).lines).toEqual([]);
  });
});

test.each([
  ['the additional text of the entry', { more: `<AddtlNtryInf>Rg ${number}</AddtlNtryInf>` }],
  ['the additional text of the part', `<AddtlTxInf>SVWZ+${number}</AddtlTxInf>`],
  ['a document', `<RmtInf><Strd><RfrdDocInf><Nb>${number}</Nb></RfrdDocInf></Strd></RmtInf>`],
  ['a reference', `<Refs><InstrId>${number}</InstrId></Refs>`],
  ['a text broken by lines', '<RmtInf><Ustrd>a PR2345</Ustrd><Ustrd>6789BC</Ustrd></RmtInf>'],
  ['the end of a long text', `<RmtInf><Ustrd>${'x '.repeat(400)}${number}</Ustrd></RmtInf>`],
])('finds the number of a request in %s', (place, more) => {
  const entry = typeof more === 'string' ? { details: part({ more }) } : more;
  const { lines } = read({ amount: '1', ...entry });
  expect(lines).toMatchObject([{ numbers: [number] }]);
  // Technical references are looked through, and not shown.
  const isShown = place !== 'a reference';
  expect(lines[0]?.remittance !== '').toBe(isShown);
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

test.each(['02', '03', '04', '05', '06', '07', '08', '13'])('reads version 001.%s', (version) => {
  const status = Number(version) < 8 ? 'BOOK' : '<Cd>BOOK</Cd>';
  const document = writeStatement([{ amount: '1', status }], { version });
  expect(readStatement(parseXml(document)).lines).toMatchObject([{ amount: '1.00000' }]);
});

test.each([
  ['+100', '100.00000'],
  ['.5', '0.50000'],
  ['7.', '7.00000'],
  [' 1.000000000 ', '1.00000'],
])('reads the amount %j', (amount, value) => {
  expect(read({ amount }).lines).toMatchObject([{ amount: value }]);
});

describe('an entry that cannot be read', () => {
  test.each<[string, TestEntry, string]>([
    ['an amount in words', { amount: 'ten' }, 'without an amount'],
    ['a negative amount', { amount: '-1' }, 'without an amount'],
    ['a status of its own', { amount: '1', status: '<Prtry>OK</Prtry>' }, 'status "OK"'],
    ['no sign', { amount: '1', kind: '' as 'CRDT' }, 'neither a credit nor a debit'],
  ])('because of %s stops no other', (_name, entry, reason) => {
    const { lines, problems } = read(entry, { amount: '2' });
    expect(lines).toMatchObject([{ amount: '2.00000' }]);
    expect(problems).toEqual([expect.stringContaining(`${reason}`)]);
    expect(problems[0]).toContain('(S1#0)');
  });

  test('because of its day is listed with that of the statement', () => {
    const document = (days: string) =>
      parseXml(
        writeStatement([{ amount: '1' }]).replace('<BookgDt><Dt>2031-01-05</Dt></BookgDt>', days),
      );
    const valued = readStatement(document('<ValDt><DtTm>2031-01-06T01:00:00Z</DtTm></ValDt>'));
    expect(valued.lines).toMatchObject([{ bookedOn: '2031-01-06', doubt: null }]);
    const undated = document('<BookgDt><Dt>2031-02-30</Dt></BookgDt>');
    expect(readStatement(undated).problems).toEqual([expect.stringContaining('without a day')]);
    const created = parseXml(
      writeStatement([{ amount: '1' }])
        .replace('2031-01-05', '2031-02-30')
        .replace('<Acct>', '<CreDtTm>2031-03-01T10:00:00</CreDtTm><Acct>'),
    );
    expect(readStatement(created).lines).toMatchObject([
      { bookedOn: '2031-03-01', doubt: 'NO_DAY' },
    ]);
  });
});

test.each([
  ['another document', '<Document><Other/></Document>'],
  ['another root', writeStatement([]).replaceAll('Document', 'Doc')],
])('%s is refused', (_name, document) => {
  expect(() => readStatement(parseXml(document))).toThrow(BadStatement);
});
