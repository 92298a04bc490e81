import { useState } from 'react';
import { RichTextField } from '#src/ui/rich-text/rich-text-field.tsx';
import { Section } from './sample.tsx';

const first = `<h2>Spring sale</h2><p>Chains and <strong>cassettes</strong> until <em>30 April</em>, see
  <a href="https://example.com">what is in stock</a>.</p><ul><li><p>12-speed</p></li></ul>`;

export function Writing() {
  const [html, setHtml] = useState(first);
  return (
    <Section title="Rich text">
      <RichTextField label="News" required value={html} onChange={setHtml} />
      <RichTextField label="News with an error" error="Required" value="" onChange={setHtml} />
      <RichTextField label="Disabled news" disabled value={html} onChange={setHtml} />
    </Section>
  );
}
