import { beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from './database.ts';
import { openFileDraft } from './file-draft.ts';
import { discardFileDraft, type ListedFileDraft, watchFileDrafts } from './file-draft-list.ts';
import { bindViewer } from './viewer.ts';

let userId = 6_300;
let drafts: readonly ListedFileDraft[];
beforeEach(() => {
  userId += 1;
  bindViewer({ host: 'localhost', sorg: '2000', userId, customer: 'C1' });
  drafts = [];
});

const watch = () => watchFileDrafts('visit/new/', (next) => (drafts = next));
const shown = () => drafts.map(({ name, values, files }) => [name, values.notes, files]);
const paper = (name: string) => new File([name], name, { type: 'application/pdf' });

test('lists drafts with values and files, until they are discarded', async () => {
  const end = watch();
  const draft = await openFileDraft('visit/new/1');
  draft.keep({ notes: 'One', front: [await draft.keepFile(paper('a.pdf'), 'front', 99)] });
  (await openFileDraft('visit/new/2')).keep({ notes: 'Two' });
  (await openFileDraft('claim/1')).keep({ notes: 'Other' });
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      ['visit/new/1', 'One', 1],
      ['visit/new/2', 'Two', 0],
    ]),
  );
  await discardFileDraft('visit/new/1');
  await vi.waitFor(() => expect(shown()).toEqual([['visit/new/2', 'Two', 0]]));
  end();
});

test('counts a file once whose row was left when a page closed', async () => {
  const draft = await openFileDraft('visit/new/1');
  const kept = await draft.keepFile(paper('a.pdf'), 'front', 99);
  const { syncState } = openUserDatabase('localhost', userId);
  const [left] = await syncState.where('key').startsWith('draft-field/').toArray();
  const end = watch();
  await vi.waitFor(() => expect(shown()).toEqual([['visit/new/1', undefined, 1]]));
  draft.keep({ notes: 'One', front: [kept] });
  await vi.waitFor(async () =>
    expect(await syncState.where('key').startsWith('draft-field/').count()).toBe(0),
  );
  if (left) await syncState.put(left);
  await vi.waitFor(() => expect(shown()).toEqual([['visit/new/1', 'One', 1]]));
  end();
});
