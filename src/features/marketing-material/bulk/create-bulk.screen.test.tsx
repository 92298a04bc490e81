import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  ContentLayoutsDocument,
  CreateMarketingMaterialsDocument,
  MaterialsWithFilesDocument,
  WriterMarketsDocument,
  WrittenMarketingCategoryListDocument,
} from '#src/graphql/generated/graphql.ts';
import { hashBytes } from '#src/lib/files/hash-bytes.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { fillField } from '#src/testing/fill-field.ts';
import { makeWindowWide } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import type { RecordedFile } from './bulk-file.ts';
import { openBulkRecord } from './bulk-record.ts';
import { Component } from './create-bulk.screen.tsx';

beforeEach(makeWindowWide);

const picture = (name: string, content = name) => new File([content], name, { type: 'image/jpeg' });

/** Shows the page, of whose uploads the n-th becomes the file `f<n>`. */
async function open(recorded: readonly RecordedFile[] = [], taken: Record<string, string> = {}) {
  let uploads = 0;
  const network = fakeNetwork()
    .answer(WriterMarketsDocument, {
      contentTargetMarkets: {
        contentTargetMarkets: [{ id: 'm1', marketName: 'Dealers', brand: '', isYours: true }],
      },
    })
    .answer(ContentLayoutsDocument, { layouts: { layouts: [] } })
    .answer(WrittenMarketingCategoryListDocument, {
      marketingMaterialCategories: {
        marketingMaterialCategories: [
          { id: '2000~c1', title: 'Bikes', type: 'brand_assets', parent: null, mayChange: true },
        ],
        info: { count: 1 },
      },
    })
    .answer(MaterialsWithFilesDocument, ({ hashes }) => {
      const found = (Array.isArray(hashes) ? hashes : [hashes]).filter((hash) => taken[hash]);
      const materials = found.map((hash) => ({
        id: hash,
        title: taken[hash] ?? '',
        state: 'live' as const,
        hashes: [hash],
      }));
      return {
        marketingMaterials: { marketingMaterials: materials, info: { count: materials.length } },
      };
    })
    .answerRest('POST', '/files/uploads', () => {
      uploads += 1;
      const id = uploads;
      network.answerRest('PATCH', `/files/uploads/${id}`, () => ({
        id: `f${id}`,
        name: '',
        bytes: 5,
        type: 'image/jpeg',
      }));
      const headers = { location: `/files/uploads/${id}`, 'upload-offset': '0' };
      return new Response(null, { status: 201, headers });
    });
  for (const id of ['f1', 'f2', 'f3', 'kept'])
    network.answerRest('GET', `/files/${id}/thumbnail`, () => new Response(null, { status: 404 }));
  const page = renderScreen(
    [
      { path: '/:locale', element: null },
      { path: '/:locale/admin/marketing-material/image/create-bulk', element: <Component /> },
      { path: '/:locale/admin/marketing-material/image', element: <p>All pictures</p> },
    ],
    { network, user: { scopes: ['marketing-material.cud'] } },
  );
  // Uploads read the claims of the token.
  await page.storeToken(['marketing-material.cud']);
  if (recorded.length > 0) await (await openBulkRecord()).keep(recorded);
  await act(() => page.router.navigate('/en-us/admin/marketing-material/image/create-bulk'));
  const choose = async (...files: File[]) =>
    await page.user.upload(await screen.findByLabelText('Pictures and documents'), files);
  return { ...page, choose };
}

const row = (name: string) => within(screen.getByRole('group', { name }));

async function fillCommon(press: Awaited<ReturnType<typeof open>>['user']) {
  await press.click(screen.getByRole('combobox', { name: /^Category/ }));
  await press.click(await screen.findByRole('option', { name: /Bikes/ }));
  await press.click(await screen.findByRole('checkbox', { name: /^Dealers/ }));
}

const done = { message: { status: true, description: '' }, userErrors: [] };

test('creates materials with titles of the names', async () => {
  const known = await hashBytes(new TextEncoder().encode('known'));
  const { user, network, choose } = await open([], { [known]: 'Cube 2025' });
  await choose(
    picture('cube_reaction-pro.jpg'),
    picture('again.jpg', 'cube_reaction-pro.jpg'),
    picture('old.jpg', 'known'),
    picture('second.jpg'),
  );
  await screen.findByText('2 of 2 sent');
  screen.getByText('2 files are there already and are left out.');
  screen.getByText('again.jpg, old.jpg');
  row('again.jpg').getByText('The same file as cube_reaction-pro.jpg in this list');
  row('old.jpg').getByText('The material Cube 2025 has this file already');
  await fillCommon(user);
  fillField(row('second.jpg').getByLabelText('Alternative text'), 'A bike');
  network.answer(CreateMarketingMaterialsDocument, { createMarketingMaterials: done });
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await screen.findByText('All pictures');
  expect(network.sent(CreateMarketingMaterialsDocument)[0]?.variables.input).toMatchObject({
    language: 'en',
    marketingMaterialCategoryId: '2000~c1',
    contentTargetMarkets: ['m1'],
    published: false,
    materials: [
      { title: 'cube reaction pro', file: { id: 'f1' } },
      { title: 'second', file: { id: 'f2', altTexts: [{ language: 'en', text: 'A bike' }] } },
    ],
  });
  await waitFor(async () => expect((await openBulkRecord()).recorded).toEqual([]));
});

test('shows what the server refuses at its file', async () => {
  const { user, network, choose } = await open();
  await choose(picture('one.jpg'), picture('two.jpg'));
  await screen.findByText('2 of 2 sent');
  await fillCommon(user);
  network.answer(CreateMarketingMaterialsDocument, {
    createMarketingMaterials: {
      message: { status: false, description: '' },
      userErrors: [{ field: 'input.materials.1.title', code: 'REQUIRED', message: 'Required' }],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Some files need a change. They are marked in the list.');
  row('two.jpg').getByText('Required');
  fillField(row('two.jpg').getByLabelText(/^Title/), 'Two');
  network.answer(CreateMarketingMaterialsDocument, { createMarketingMaterials: done });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('2 pictures are published.');
  const inputs = network.sent(CreateMarketingMaterialsDocument);
  expect(inputs.at(-1)?.variables.input.materials).toMatchObject([
    { title: 'one' },
    { title: 'Two' },
  ]);
});

test('names the files that a closed page has not sent', async () => {
  const file = (name: string, stored: RecordedFile['stored']): RecordedFile => ({
    id: name,
    uploadKey: `key.${name}`,
    name,
    bytes: picture(name).size,
    type: 'image/jpeg',
    hash: null,
    title: `My ${name}`,
    alt: '',
    stored,
    isWanted: false,
  });
  const stored = { id: 'kept', at: Date.now(), hasPlace: true };
  const { choose } = await open([file('a.jpg', stored), file('b.jpg', null), file('c.jpg', null)]);
  await screen.findByText(/^2 files are missing, because this page was closed/);
  screen.getByText('b.jpg, c.jpg');
  screen.getByText('1 of 3 sent');
  const reason = /2 files are not sent yet/;
  screen.getByText(reason);
  await choose(picture('c.jpg'), picture('b.jpg'));
  await screen.findByText('3 of 3 sent');
  expect(screen.queryByText(reason)).toBeNull();
  expect(row('b.jpg').getByLabelText(/^Title/)).toHaveProperty('value', 'My b.jpg');
});
