import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FormPage } from './form-page.tsx';
import { useEntityForm } from './use-entity-form.ts';

const initial = window.matchMedia;
beforeEach(() => {
  window.matchMedia = initial;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

function Page() {
  const form = useEntityForm({
    schema: v.object({ name: v.string() }),
    values: { name: '' },
    mode: { kind: 'outbox', enqueue: async () => {} },
  });
  return (
    <FormPage form={form} title="Stand">
      <TextField label="Name" {...form.field('name')} />
    </FormPage>
  );
}

const show = () => renderScreen(<Page />, { at: '/stand', network: fakeNetwork() });
const bar = () => screen.getByRole('button', { name: 'Save' }).parentElement;
const padding = () => document.documentElement.style.scrollPaddingBottom;

test('keeps Save at the lower edge of a phone, clear of fields', async () => {
  show();
  await screen.findByLabelText('Name');
  expect(bar()?.className).toContain('sticky');
  expect(padding()).toBe('68px');
});

test('has Save below the fields on a wide screen', async () => {
  makeWindowWide();
  show();
  await screen.findByLabelText('Name');
  expect(bar()?.className).not.toContain('sticky');
  expect(padding()).toBe('');
});
