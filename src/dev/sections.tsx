import type { ReactNode } from 'react';
import { Buttons, Signs } from './parts/buttons.tsx';
import { Charts } from './parts/charts.tsx';
import { Choices, Numbers } from './parts/choices.tsx';
import { Fields } from './parts/fields.tsx';
import { Files } from './parts/files.tsx';
import { ListFrame } from './parts/list-frame.tsx';
import { States, Table } from './parts/lists.tsx';
import { Menus, PageParts } from './parts/menus.tsx';
import { Dialogs, Messages } from './parts/messages.tsx';
import { Pickers } from './parts/pickers.tsx';
import { Tokens } from './parts/tokens.tsx';
import { LongList, Typed } from './parts/typed.tsx';
import { Writing } from './parts/writing.tsx';

interface GallerySection {
  /** The last part of its address. */
  id: string;
  name: string;
  content: ReactNode;
}

/** The gallery's pages. A part of src/ui that is new stands in one of them, in each of its states. */
export const sections: readonly GallerySection[] = [
  { id: 'tokens', name: 'Tokens', content: <Tokens /> },
  {
    id: 'buttons',
    name: 'Buttons',
    content: (
      <>
        <Buttons />
        <Signs />
      </>
    ),
  },
  { id: 'fields', name: 'Fields', content: <Fields /> },
  {
    id: 'choices',
    name: 'Numbers and choices',
    content: (
      <>
        <Numbers />
        <Choices />
      </>
    ),
  },
  { id: 'days', name: 'Days and paper', content: <Typed /> },
  { id: 'pickers', name: 'Pickers', content: <Pickers /> },
  { id: 'files', name: 'Files', content: <Files /> },
  { id: 'writing', name: 'Rich text', content: <Writing /> },
  {
    id: 'messages',
    name: 'Messages',
    content: (
      <>
        <Messages />
        <Dialogs />
      </>
    ),
  },
  {
    id: 'pages',
    name: 'Menus and pages',
    content: (
      <>
        <Menus />
        <PageParts />
      </>
    ),
  },
  { id: 'charts', name: 'Charts', content: <Charts /> },
  {
    id: 'lists',
    name: 'Lists',
    content: (
      <>
        <States />
        <Table />
        <LongList />
      </>
    ),
  },
  { id: 'list-page', name: 'List page', content: <ListFrame /> },
];
