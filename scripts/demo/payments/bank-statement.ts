import { escapeHtml } from '#server/lib/escape-html.ts';

/** A credit of the demo's bank statement. */
export interface DemoCredit {
  /** In units of the currency, with a point. */
  amount: string;
  payerName: string;
  text: string;
}

/** Writes a bank statement (camt.053) of one day with these credits. @param day YYYY-MM-DD */
export function writeBankStatement(
  { day, currency }: { day: string; currency: string },
  credits: readonly DemoCredit[],
): string {
  const id = `PANNIER-DEMO-${day}`;
  const entries = credits.map(
    ({ amount, payerName, text }, nth) => `
<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}-${nth + 1}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>${escapeHtml(payerName)}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${escapeHtml(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>${id}</MsgId></GrpHdr><Stmt><Id>${id}</Id>${entries.join('')}
</Stmt></BkToCstmrStmt></Document>
`;
}
