/** Order lines as text that sheets and `parseOrderText` take: code, tab, quantity. */
export function formatOrderLines(lines: readonly { code: string; qty: number }[]): string {
  return lines.map(({ code, qty }) => `${quoted(code)}\t${qty}`).join('\n');
}

function quoted(code: string): string {
  return /["\t;,|]/.test(code) ? `"${code.replaceAll('"', '""')}"` : code;
}
