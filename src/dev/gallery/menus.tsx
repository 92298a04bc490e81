import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { BackLink } from '#src/crud/record/back-link.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SubNav } from '#src/ui/layout/sub-nav.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { RowMenu } from '#src/ui/overlay/row-menu.tsx';
import { Sample, Section } from './sample.tsx';

export function Menus() {
  const [chosen, setChosen] = useState('nothing');
  const [tab, setTab] = useState<'lines' | 'files' | 'history'>('lines');
  const action = (label: string) => ({ label, onSelect: () => setChosen(label) });
  return (
    <Section title="Menus">
      <Sample title={`actions of a row, chosen: ${chosen}`}>
        <RowMenu
          label="Actions for order 4711"
          actions={[
            action('Edit'),
            { ...action('Copy'), disabledReason: 'You are offline.' },
            { ...action('Remove'), danger: true },
          ]}
        />
      </Sample>
      <Sample title="parts of one page">
        <Tabs
          label="Order"
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'lines', label: 'Lines', content: 'Two lines' },
            { id: 'files', label: 'Files', content: 'No files' },
            { id: 'history', label: 'History', content: 'Sent on 14 March' },
          ]}
        />
      </Sample>
      <Sample title="pages that belong together">
        <SubNav
          label="Orders"
          links={[
            { to: paths.orders(), label: 'Orders', current: true },
            { to: paths.openOrders(), label: 'Open orders', current: false },
            { to: paths.orderDeliveries(), label: 'Deliveries', current: false },
          ]}
        />
      </Sample>
    </Section>
  );
}

const facts = [
  { name: 'Order', value: '4711' },
  { name: 'State', value: <Badge tone="success">Shipped</Badge> },
  { name: 'Left out', value: null },
  {
    name: 'Note',
    value: 'A note without a space:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  },
];

export function PageParts() {
  return (
    <Section title="Facts and actions">
      <Sample title="facts in columns">
        <DescriptionList entries={facts} />
      </Sample>
      <Sample title="beside their names">
        <DescriptionList entries={facts} look="beside" />
      </Sample>
      <Sample title="as lines">
        <DescriptionList entries={facts.slice(0, 3)} look="lines" />
      </Sample>
      <Button variant="secondary">An action of the page</Button>
    </Section>
  );
}

/** Shows the heading of a page alone and with each of its optional parts. */
export function PageHeaders() {
  return (
    <Section title="Page headers">
      <Sample title="heading only">
        <PageHeader title="Orders" />
      </Sample>
      <Sample title="way back, state and actions">
        <PageHeader
          title="Order 4711 with a reference that is longer than a phone is wide"
          above={<BackLink to={paths.orders()} label="All orders" />}
          actions={<ButtonLink to={paths.orders()}>Repeat order</ButtonLink>}
        >
          <Badge tone="success">Shipped</Badge>
        </PageHeader>
      </Sample>
    </Section>
  );
}
