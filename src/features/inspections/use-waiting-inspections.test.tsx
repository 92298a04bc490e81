import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/offline/testing/plain-operations.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { inspectionKey } from './inspection-key.ts';
import { useWaitingInspections } from './use-waiting-inspections.ts';

test('leaves out the sale that waits for an inspection', async () => {
  bindViewer({ host: 'localhost', sorg: '2000', userId: 4_950, customer: 'C1' });
  const keys = [inspectionKey('I1')];
  await captureChange({ operation: 'RegisterFrame', variables: { frameNumber: 'WU1' }, keys });
  await captureChange({ operation: 'DeleteInspection', variables: { id: 'I1' }, keys });
  const { result } = renderHook(() => useWaitingInspections('I1'));
  await waitFor(() => expect(result.current).not.toEqual([]));
  expect(result.current.map(({ operation }) => operation)).toEqual(['DeleteInspection']);
});
