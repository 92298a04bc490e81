import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { PrintButton } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import { NotSavedText } from '#src/ui/state/not-saved.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { WindowList } from '#src/ui/table/window-list.tsx';
import { Sample, Section } from './sample.tsx';

const typedIn = `<h2>Spring sale</h2><p>Chains and <strong>cassettes</strong> until
  <em>30 April</em>, see <a href="https://example.com">what is in stock</a>.</p>
  <ul><li>12-speed</li><li>11-speed</li></ul><blockquote>While stocks last</blockquote>
  <table><tr><th>From</th><th>Off</th></tr><tr><td>5</td><td>5 %</td></tr></table>
  <script>alert('never run')</script>`;

const printed = {
  title: 'Order 4711',
  facts: ['Ordered on 14 March', 'Bike shop, Reno'],
  columns: [
    { text: 'Article', width: 80, numeric: false },
    { text: 'Quantity', width: 20, numeric: true },
  ],
  rows: [
    ['Chain 12-speed', '2'],
    ['Cassette 10-51', '1'],
  ],
  totals: [['Total', '$120.00']] as [string, string][],
  note: 'Prices without tax',
};

/** Rich text that users have written, days, and printed sheets. */
export function Typed() {
  const [day, setDay] = useState('2026-11-20');
  return (
    <Section title="Typed in, days, paper">
      <Sample title="rich text, without what would run">
        <RichText html={typedIn} />
      </Sample>
      <Sample title="a link inside, one outside, one that is not followed">
        <p>
          See the
          <SafeLink to={paths.catalog()}>catalog</SafeLink>, or
          <SafeLink to="https://example.com">elsewhere</SafeLink>, but
          <SafeLink to="javascript:alert(1)">not here</SafeLink>.
        </p>
      </Sample>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField label="Day" value={day} onChange={setDay} />
        <DayField label="Day that may be empty" clearable value={day} onChange={setDay} />
      </div>
      <Sample title="not saved, and why">
        <div className="space-y-2">
          {(['full', 'no-storage', 'failed'] as const).map((reason) => (
            <Notice key={reason} tone="error">
              <NotSavedText reason={reason} />
            </Notice>
          ))}
        </div>
      </Sample>
      <Sample title="print a sheet instead of the page">
        <PrintButton sheet={(ref) => <PrintedSheet ref={ref} tables={[printed]} />} />
      </Sample>
    </Section>
  );
}

const waiting = 5;

/** A list of a thousand rows of which few are drawn; some have not come yet. */
export function LongList() {
  const [rows, setRows] = useState(40);
  return (
    <Section title="Long list">
      <Button variant="secondary" onClick={() => setRows(rows === 40 ? 1_000 : 40)}>
        {rows === 40 ? '1,000 rows' : '40 rows'}
      </Button>
      <WindowList
        key={rows}
        id={`dev ${rows}`}
        rows={rows}
        total={rows}
        rowKey={String}
        onShow={() => undefined}
        className="grid grid-cols-2 gap-2 sm:grid-cols-4"
      >
        {(index) => (
          <div className="min-h-touch rounded bg-sunken p-2">
            {index % waiting === 0 ? 'not here yet' : `Row ${index + 1}`}
          </div>
        )}
      </WindowList>
    </Section>
  );
}
