import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { ChangeHistoryDocument } from '#src/graphql/generated/graphql.ts';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { StoredFile, UploadFile } from '#src/ui/file/upload.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import type { ActionResult, MutationAnswer } from '../action/use-action.ts';
import type { EntityFormOptions, FormMode } from './entity-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormPage } from './form-page.tsx';
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
const noFiles: { files: readonly FieldFile[] } = { files: [] };
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
  kept: keptDraft(7, 'bell', v.partial(v.object({ color: v.string() }))),
};
const send = vi.fn(
  async (_values: Bell, _version?: string | number): Promise<ActionResult<BellAnswer>> => done,
);
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
      texts={{ name: { label: 'Name' }, color: { label: 'Color' } }}
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
});

test('sends the values its schema accepts and confirms saving', async () => {
  const onSaved = vi.fn();
  const { user } = renderScreen(<Page success="Saved" onSaved={onSaved} version={3} />, {
    at: '/bell',
  });
  await user.clear(field('Name'));
  await user.click(save());
  await screen.findByText('Required');
  expect(send).not.toHaveBeenCalled();
  await user.type(field('Name'), 'Loud bell');
  expect(hasUnsavedInput()).toBe(true);
  await user.click(save());
  await screen.findByText('Saved');
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...saved, name: 'Loud bell' }, 3);
  expect(onSaved).toHaveBeenCalledOnce();
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  expect(field('Name').value).toBe('Loud bell');
});

test('warns before leaving during an unfinished upload', async () => {
  let finish = (_: StoredFile) => {};
  const upload: UploadFile = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const papers = vi.fn(
    async (_: { files: readonly FieldFile[] }): Promise<ActionResult<BellAnswer>> => done,
  );
  function Papers() {
    const form = useEntityForm<{ files: readonly FieldFile[] }, BellAnswer>({
      schema: v.object({ files: v.array(v.custom<FieldFile>(() => true)) }),
      values: noFiles,
      mode: { kind: 'online', send: papers },
    });
    return (
      <FormPage form={form} title="Papers" texts={{ files: { label: 'Papers' } }}>
        <FileField
          label="Papers"
          error={form.field('files').error}
          value={form.values.files}
          onChange={(files) => form.set('files', files)}
          limits={{ types: ['application/pdf'], typeNames: 'PDF', maxBytes: 100, maxFiles: 2 }}
          upload={upload}
        />
      </FormPage>
    );
  }
  const { user } = renderScreen(<Papers />, { at: '/papers' });
  const file = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/^Papers/), file);
  expect(hasUnsavedInput()).toBe(true);
  await user.click(save());
  await screen.findByText(/not uploaded yet/);
  expect(papers).not.toHaveBeenCalled();
  const stored = { id: '9', name: file.name, bytes: file.size, type: file.type };
  await act(async () => finish(stored));
  await waitFor(() => expect(screen.queryByText(/not uploaded yet/)).toBeNull());
  await user.click(save());
  await waitFor(() =>
    expect(papers).toHaveBeenCalledExactlyOnceWith({ files: [stored] }, undefined),
  );
});

// N134
test('shows server codes at their fields and the rest at the top', async () => {
  const texts = { 'color.TAKEN': { id: 'This color is taken' }, ODD: { id: 'That is odd' } };
  const { user } = renderScreen(
    <Page texts={texts} getLimit={() => limits.text} toField={undefined} />,
    { at: '/bell' },
  );
  send.mockResolvedValueOnce(
    refused(
      { code: 'TAKEN', field: 'input.color' },
      { code: 'TOO_LONG', field: 'name' },
      { code: 'ODD', field: 'elsewhere' },
    ),
  );
  await user.click(save());
  await screen.findByText('That is odd');
  const words = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(words('Color')).toBe('This color is taken');
  expect(words('Name')).toBe('At most 255 characters');
});

test('keeps the input when no answer arrives', async () => {
  const { user } = renderScreen(<Page />, { at: '/bell' });
  send.mockResolvedValueOnce({ kind: 'unanswered', problems: [{ code: 'OFFLINE' }] });
  await user.type(field('Name'), ' 2');
  await user.click(save());
  await screen.findByText('No connection. Try again when you are online.');
  expect(field('Name').value).toBe('Bell 2');
});

test('says offline why saving waits, except with the outbox', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const enqueue = vi.fn(async (_values: Bell) => {});
  const { user } = renderScreen(<Page />, { at: '/bell' });
  await user.click(save());
  expect(send).not.toHaveBeenCalled();
  screen.getByText('You are offline. Saving needs a connection.');
  renderScreen(<Page mode={{ kind: 'outbox', enqueue }} />, { at: '/bell' });
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
  await waitFor(() =>
    expect(enqueue).toHaveBeenCalledWith(saved, expect.any(String), expect.any(Number)),
  );
});

test('captures two presses as one draft, and a new input as another', async () => {
  const drafts: string[] = [];
  const enqueue = async (_values: Bell, draft: string) => void drafts.push(draft);
  const { user } = renderScreen(<Page mode={{ kind: 'outbox', enqueue }} />, { at: '/bell' });
  await user.type(field('Name'), ' 2');
  act(() => {
    save().click();
    save().click();
  });
  await waitFor(() => expect(drafts).toHaveLength(2));
  await user.click(save());
  await waitFor(() => expect(drafts).toHaveLength(3));
  expect(new Set(drafts).size).toBe(1);
  await user.type(field('Name'), '0');
  await user.click(save());
  await waitFor(() => expect(drafts).toHaveLength(4));
  expect(drafts[3]).not.toBe(drafts[0]);
});

test('captures a draft that two tabs show once, and a changed one too', async () => {
  const drafts: string[] = [];
  const enqueue = async (_values: Bell, id: string) => void drafts.push(id);
  const shape = v.partial(v.object({ name: v.string(), color: v.string() }));
  const shared = { fields: ['name' as const, 'color' as const], kept: keptDraft(8, 'bell', shape) };
  shared.kept.keep({ name: 'Bell 2' });
  const page = () => <Page mode={{ kind: 'outbox', enqueue }} draft={shared} />;
  const { user } = renderScreen(page(), { at: '/bell' });
  const { unmount } = renderScreen(page(), { at: '/bell' });
  renderScreen(page(), { at: '/bell' });
  const [first, second, third] = screen.getAllByRole('button', { name: 'Save' });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(drafts).toHaveLength(1));
  expect(shared.kept.readId()).toBeNull();
  await user.click(second as HTMLElement);
  await waitFor(() => expect(drafts).toHaveLength(2));
  expect(drafts[1]).toBe(drafts[0]);
  expect(drafts[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  unmount();
  await user.type(screen.getAllByLabelText('Name').at(-1) as HTMLElement, '0');
  await user.click(third as HTMLElement);
  await waitFor(() => expect(drafts).toHaveLength(3));
  expect(drafts[2]).not.toBe(drafts[0]);
});

test('keeps the input the device cannot store and reports it', async () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  const enqueue = () => Promise.reject(full);
  const { user } = renderScreen(<Page mode={{ kind: 'outbox', enqueue }} />, { at: '/bell' });
  await user.type(field('Name'), ' 2');
  await user.click(save());
  await screen.findByText(/this device has no room left/);
  expect(field('Name').value).toBe('Bell 2');
});

test("restores a draft's own fields after a reload", async () => {
  const { user } = renderScreen(<Page draft={draft} />, { at: '/bell' });
  await user.type(field('Color'), 'dish');
  expect(hasUnsavedInput()).toBe(false);
  await user.type(field('Name'), '!');
  expect(hasUnsavedInput()).toBe(true);
  expect(draft.kept.read()).toEqual({ color: 'reddish' });
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Color').value).toBe('red');
  expect(draft.kept.read()).toBeNull();
});

test('compares two versions and saves the chosen one as newest', async () => {
  const current = (answer: BellAnswer) =>
    answer.bell && { values: { name: answer.bell.name, color: answer.bell.color }, version: 8 };
  const { user } = renderScreen(<Page version={7} mode={{ kind: 'online', send, current }} />, {
    at: '/bell',
  });
  send.mockResolvedValueOnce({
    kind: 'refused',
    problems: [{ code: 'STALE_VERSION' }],
    answer: {
      message: { status: false },
      userErrors: [{ code: 'STALE_VERSION' }],
      bell: { name: 'Small bell', color: 'blue', version: 8 },
    },
  });
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Loud bell');
  await user.click(save());
  await screen.findByText(/Someone else has changed this/);
  const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(choice(/Keep mine.*Loud bell/).checked).toBe(true);
  expect(choice(/Take theirs.*blue/).checked).toBe(true);
  await user.click(choice(/Take theirs.*Small bell/));
  await user.click(choice(/Keep mine.*red/));
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]).toEqual([{ name: 'Small bell', color: 'red' }, 8]);
  await waitFor(() => expect(field('Name').value).toBe('Small bell'));
});

test('says who saved the other version, and when', async () => {
  const event = { at: '2026-11-20T09:00:00.000Z', actor: 'Ada', action: 'changed' as const };
  const network = fakeNetwork().answer(ChangeHistoryDocument, {
    history: { events: [event], info: { count: 1 } },
  });
  const current = () => ({ values: { name: 'Small bell', color: 'blue' }, version: 8 });
  const history = { feature: 'bells', id: '7' };
  const { user } = renderScreen(
    <Page version={7} history={history} mode={{ kind: 'online', send, current }} />,
    { at: '/bell', network },
  );
  const problems = [{ code: 'STALE_VERSION' }];
  const message = { status: false };
  send.mockResolvedValueOnce({
    kind: 'refused',
    problems,
    answer: { message, userErrors: problems, bell: null },
  });
  await user.type(field('Name'), '!');
  await user.click(save());
  expect(await screen.findByText(/^Last change: Ada, .*2026/)).toBeDefined();
  const variables = { ...history, page: 1, limit: 1 };
  expect(network.sent(ChangeHistoryDocument)[0]?.variables).toEqual(variables);
});

test('asks before Esc closes a dialog with unsaved input', async () => {
  const onClose = vi.fn();
  const { user } = renderScreen(<InDialog onClose={onClose} />, { at: '/bell' });
  await screen.findByRole('dialog', { name: 'Bell' });
  await user.type(field('Name'), '!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => field('Name').focus());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
