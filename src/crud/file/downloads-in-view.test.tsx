import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#src/graphql/errors.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { ListExport } from '../list/list-export.tsx';
import { FileDownloads } from '../record/record-downloads.tsx';

vi.mock('#src/lib/device/tab-scope.ts', () => ({ tabScope: '|view-as-1-x' }));

const said =
  /^You are viewing as another user\. You can read, but not change or download anything\.$/;
const refuse = () => {
  throw new HttpError(422, 'VIEW_AS_READS_ONLY');
};

async function press(element: React.ReactElement, name: string, network = fakeNetwork()) {
  const { user } = renderScreen(element, { network });
  await user.click(await screen.findByRole('button', { name }));
}

test('a stored file is not downloaded in a view', async () => {
  const files = [{ id: '17', name: 'Invoice' }];
  const network = fakeNetwork().answerRest('GET', '/files/17', refuse);
  await press(<FileDownloads files={files} />, 'Invoice', network);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a list that only logs says that a view downloads nothing', async () => {
  const network = fakeNetwork().answerRest('POST', '/exports/orders', refuse);
  const onFailure = vi.fn();
  const { user } = renderScreen(
    <ListExport
      list={{ list: 'orders', title: 'Orders', filter: {}, formats: ['csv'], onFailure }}
      columns={[]}
    />,
    { network },
  );
  await saveListAs(user, 'CSV');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(onFailure).not.toHaveBeenCalled();
});

test('no PDF is made in a view', async () => {
  const network = fakeNetwork().answerRest('POST', '/documents/pdf', refuse);
  const table = { title: 'Orders', facts: [], columns: [], rows: [], totals: [], note: '' };
  await press(<FileButtons fileName={() => 'orders'} pdf={() => table} />, 'PDF', network);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a file of the device is not saved in a view', async () => {
  const sheet = { name: 'Orders', precision: 2, columns: [], rows: [] };
  await press(<FileButtons fileName={() => 'orders'} xlsx={() => sheet} />, 'Excel');
  expect(await screen.findByText(said)).toBeTruthy();
});
