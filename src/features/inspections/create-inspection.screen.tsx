import { Trans } from '@lingui/react/macro';
import { InspectionForm } from './components/inspection-form.tsx';
import './inspections.problems.ts';

/** A new inspection; needs no selected customer (N047) and no network. */
export function Component() {
  return <InspectionForm stored={null} title={<Trans>New inspection</Trans>} />;
}
