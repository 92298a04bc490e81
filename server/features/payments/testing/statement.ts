/** An entry of a bank statement. */
export interface TestEntry {
  amount: string;
  currency?: string;
  payer?: string;
  text?: string;
  iban?: string;
  /** DBIT for what left the account. */
  kind?: 'CRDT' | 'DBIT';
  status?: string;
  reference?: string;
  /** More elements of the entry, after its day. */
  more?: string;
  /** The usual transaction. */
  details?: string;
}

interface TestStatement {
  id?: string;
  page?: number;
  version?: string;
  iban?: string;
  /** The opening and the closing balance. */
  balances?: [string, string];
  /** The electronic sequence number. */
  sequence?: number;
}

/** Writes a camt.053 document of one statement. */
export function writeStatement(
  entries: readonly TestEntry[],
  {
    id = 'S1',
    page,
    version = '02',
    iban = 'DE18999999990000003000',
    balances,
    sequence,
  }: TestStatement = {},
): string {
  const number = page ? `<PgNb>${page}</PgNb>` : '';
  const isOld = version === '02';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId>${isOld ? `<MsgPgntn>${number}</MsgPgntn>` : ''}</GrpHdr>
<Stmt><Id>${id}</Id>${isOld ? '' : `<StmtPgntn>${number}</StmtPgntn>`}
${sequence ? `<ElctrncSeqNb>${sequence}</ElctrncSeqNb>` : ''}<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${
    balances?.map((amount, nth) => writeBalance(amount, nth === 0 ? 'OPBD' : 'CLBD')).join('') ?? ''
  }${entries.map(writeEntry).join('')}</Stmt>
</BkToCstmrStmt></Document>`;
}

const writeBalance = (amount: string, code: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Dt><Dt>2031-01-05</Dt></Dt></Bal>`;

function writeEntry(entry: TestEntry, nth: number): string {
  const { amount, currency = 'USD', payer = 'Alpine Cycles', text = '', iban } = entry;
  const { kind = 'CRDT', status = 'BOOK', reference = `R${nth}`, more = '' } = entry;
  const usual = `<TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr>${
    iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ''
  }</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>2031-01-05</Dt></BookgDt>${more}<AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls>${entry.details ?? usual}</NtryDtls></Ntry>`;
}
