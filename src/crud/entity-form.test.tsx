import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { keptInput } from '#src/lib/kept-input.ts';
import { hasUnsavedInput } from '#src/lib/unsaved.ts';
import { showScreen } from '#src/ui/testing/show-screen.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { EntityFormOptions, FormMode } from './entity-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormPage } from './form-page.tsx';
import type { ActionResult, MutationAnswer } from './use-action.ts';
import { useEntityForm } from './use-entity-form.ts';

interface Bell {
  name: string;
  color: string;
}
interface BellAnswer extends MutationAnswer {
  bell: (Bell & { version: number }) | null;
}
type Options = Partial<EntityFormOptions<Bell, BellAnswer>>;

const schema = v.object({
  name: v.pipe(v.string(), required, atMost(limits.text)),
  color: v.string(),
});
const saved: Bell = { name: 'Bell', color: 'red' };
const done: ActionResult<BellAnswer> = {
  kind: 'done',
  answer: { message: { status: true }, userErrors: [], bell: null },
};
const refused = (...problems: { code: string; field: string }[]): ActionResult<BellAnswer> => ({
  kind: 'refused',
  problems,
  answer: null,
});
const draft = {
  fields: ['color' as const],
  kept: keptInput(7, 'draft', 'bell', v.partial(v.object({ color: v.string() }))),
};
const send = vi.fn(async (_values: Bell, _version?: string | number) => done);
const online: FormMode<Bell, BellAnswer> = { kind: 'online', send };

function useBell(options: Options) {
  return useEntityForm<Bell, BellAnswer>({ schema, values: saved, mode: online, ...options });
}
function Page(options: Options) {
  const form = useBell(options);
  return (
    <FormPage
      form={form}
      title="Bell"
      words={{ name: { label: 'Name' }, color: { label: 'Color' } }}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Color" {...form.field('color')} />
    </FormPage>
  );
}
function InDialog({ onClose }: { onClose: () => void }) {
  const form = useBell({});
  return (
    <FormDialog form={form} title="Bell" action="Save" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(async () => {
  localStorage.clear();
  send.mockReset();
  send.mockResolvedValue(done);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await import('#src/ui/dialog-panel.tsx');
});

test('sends what its schema takes, and says that it is saved', async () => {
  const onSaved = vi.fn();
  const { fingers } = showScreen(<Page success="Saved" onSaved={onSaved} version={3} />, '/bell');
  await fingers.clear(field('Name'));
  await fingers.click(save());
  await screen.findByText('Required');
  expect(send).not.toHaveBeenCalled();
  await fingers.type(field('Name'), 'Loud bell');
  expect(hasUnsavedInput()).toBe(true);
  await fingers.click(save());
  await screen.findByText('Saved');
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...saved, name: 'Loud bell' }, 3);
  expect(onSaved).toHaveBeenCalledOnce();
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  expect(field('Name').value).toBe('Loud bell');
});

test('places the codes of the server at their fields, the rest above (N134)', async () => {
  const texts = { 'color.TAKEN': { id: 'This color is taken' }, ODD: { id: 'That is odd' } };
  const { fingers } = showScreen(
    <Page texts={texts} limitOf={() => limits.text} fieldOf={undefined} />,
    '/bell',
  );
  send.mockResolvedValueOnce(
    refused(
      { code: 'TAKEN', field: 'input.color' },
      { code: 'TOO_LONG', field: 'name' },
      { code: 'ODD', field: 'elsewhere' },
    ),
  );
  await fingers.click(save());
  await screen.findByText('That is odd');
  const words = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(words('Color')).toBe('This color is taken');
  expect(words('Name')).toBe('At most 255 characters');
});

test('keeps what is typed when no answer comes', async () => {
  const { fingers } = showScreen(<Page />, '/bell');
  send.mockResolvedValueOnce({ kind: 'unanswered', problems: [{ code: 'OFFLINE' }] });
  await fingers.type(field('Name'), ' 2');
  await fingers.click(save());
  await screen.findByText('No connection. Try again when you are online.');
  expect(field('Name').value).toBe('Bell 2');
});

test('offline it says why saving waits, for the outbox it does not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const enqueue = vi.fn(async (_values: Bell) => {});
  const { fingers } = showScreen(<Page />, '/bell');
  await fingers.click(save());
  expect(send).not.toHaveBeenCalled();
  screen.getByText('You are offline. Saving needs a connection.');
  showScreen(<Page mode={{ kind: 'outbox', enqueue }} />, '/bell');
  await fingers.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
  await waitFor(() => expect(enqueue).toHaveBeenCalledWith(saved));
});

test('what the device cannot store stays typed, and that is said', async () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  const enqueue = () => Promise.reject(full);
  const { fingers } = showScreen(<Page mode={{ kind: 'outbox', enqueue }} />, '/bell');
  await fingers.type(field('Name'), ' 2');
  await fingers.click(save());
  await screen.findByText(/this device has no room left/);
  expect(field('Name').value).toBe('Bell 2');
});

test('a draft survives a reload, and only its own fields', async () => {
  const { fingers } = showScreen(<Page draft={draft} />, '/bell');
  await fingers.type(field('Color'), 'dish');
  expect(hasUnsavedInput()).toBe(false);
  await fingers.type(field('Name'), '!');
  expect(hasUnsavedInput()).toBe(true);
  expect(draft.kept.read()).toEqual({ color: 'reddish' });
  await fingers.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Color').value).toBe('red');
  expect(draft.kept.read()).toBeNull();
});

test('two versions stand side by side, and the chosen one is saved over the newer', async () => {
  const current = (answer: BellAnswer) =>
    answer.bell && { values: { name: answer.bell.name, color: answer.bell.color }, version: 8 };
  const { fingers } = showScreen(
    <Page version={7} mode={{ kind: 'online', send, current }} />,
    '/bell',
  );
  send.mockResolvedValueOnce({
    kind: 'refused',
    problems: [{ code: 'STALE_VERSION' }],
    answer: {
      message: { status: false },
      userErrors: [{ code: 'STALE_VERSION' }],
      bell: { name: 'Small bell', color: 'blue', version: 8 },
    },
  });
  await fingers.clear(field('Name'));
  await fingers.type(field('Name'), 'Loud bell');
  await fingers.click(save());
  await screen.findByText(/Someone else has changed this/);
  const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(choice(/Keep mine.*Loud bell/).checked).toBe(true);
  expect(choice(/Take theirs.*blue/).checked).toBe(true);
  await fingers.click(choice(/Take theirs.*Small bell/));
  await fingers.click(choice(/Keep mine.*red/));
  await fingers.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]).toEqual([{ name: 'Small bell', color: 'red' }, 8]);
  await waitFor(() => expect(field('Name').value).toBe('Small bell'));
});

test('a dialog that would lose something asks before Esc closes it', async () => {
  const onClose = vi.fn();
  const { fingers } = showScreen(<InDialog onClose={onClose} />, '/bell');
  await screen.findByRole('dialog', { name: 'Bell' });
  await fingers.type(field('Name'), '!');
  await fingers.keyboard('{Escape}');
  await fingers.click(await screen.findByRole('button', { name: 'Keep typing' }));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => field('Name').focus());
  await fingers.keyboard('{Escape}');
  await fingers.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
