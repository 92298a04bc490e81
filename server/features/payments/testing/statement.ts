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
}

/** Writes a camt.053 document of one statement. */
export function writeStatement(entries: readonly TestEntry[], id = 'S1'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>${id}</Id>${entries.map(writeEntry).join('')}</Stmt>
</BkToCstmrStmt></Document>`;
}

function writeEntry(entry: TestEntry, nth: number): string {
  const { amount, currency = 'USD', payer = 'Alpine Cycles', text = '', iban } = entry;
  const { kind = 'CRDT', status = 'BOOK', reference = `R${nth}` } = entry;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>2031-01-05</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr>${
    iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ''
  }</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
