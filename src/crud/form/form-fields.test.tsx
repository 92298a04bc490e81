import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeSession } from '#src/offline/session/session-tokens.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ImageField } from '#src/ui/file/image-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { FormPage } from './form-page.tsx';
import { useEntityForm } from './use-entity-form.ts';

const saved: { photos: readonly FieldFile[] } = {
  photos: [{ id: '9', name: 'frame.webp', bytes: 9, type: 'image/webp' }],
};

function Photos() {
  const form = useEntityForm({
    schema: v.object({ photos: v.array(v.custom<FieldFile>(() => true)) }),
    values: saved,
    mode: { kind: 'outbox', enqueue: async () => {} },
  });
  return (
    <FormPage form={form} title="Photos">
      <ImageField
        label="Photos"
        value={form.values.photos}
        onChange={(photos) => form.set('photos', photos)}
      />
    </FormPage>
  );
}

test('fetches pictures of stored files with the session', async () => {
  const createObjectURL = vi.fn(() => 'blob:small');
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
  onTestFinished(() => {
    for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  });
  const network = fakeNetwork().answerRest('GET', '/files/9/thumbnail', () => {
    return new Response('small', { headers: { 'content-type': 'image/webp' } });
  });
  await storeSession({ requestToken: 'token', refreshToken: 'refresh', user: { id: 1 } });
  renderScreen(<Photos />, { at: '/photos', network });
  await waitFor(() =>
    expect(document.querySelector('li img')?.getAttribute('src')).toBe('blob:small'),
  );
  expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer token');
});
