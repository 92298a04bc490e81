import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormSection } from '#src/crud/form/form-section.tsx';

const titles = {
  text: <Trans comment="heading in a form of content">Title and text</Trans>,
  readers: <Trans comment="heading in a form of content">Audience</Trans>,
  files: <Trans comment="heading in a form of content">Pictures and files</Trans>,
  card: <Trans comment="heading in a form of content">Look in the list</Trans>,
};

/** A part of the form of an item of content; the forms of all kinds have the same parts. */
export const ContentSection = (props: { part: keyof typeof titles; children: ReactNode }) => (
  <FormSection title={titles[props.part]}>{props.children}</FormSection>
);
