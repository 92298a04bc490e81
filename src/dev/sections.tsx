import type { ReactNode } from 'react';
import { Buttons, Signs } from './parts/buttons.tsx';
import { Charts } from './parts/charts.tsx';
import { Choices, Numbers } from './parts/choices.tsx';
import { Fields } from './parts/fields.tsx';
import { Downloads, Files } from './parts/files.tsx';
import { Forms } from './parts/forms.tsx';
import { ListFrame } from './parts/list-frame.tsx';
import { States, Table } from './parts/lists.tsx';
import { Menus, PageHeaders, PageParts } from './parts/menus.tsx';
import { Dialogs, Messages, Questions } from './parts/messages.tsx';
import { Pickers } from './parts/pickers.tsx';
import { RecordPages } from './parts/record-pages.tsx';
import { DesignTokens } from './parts/tokens.tsx';
import { LongList, Typed } from './parts/typed.tsx';
import { Writing } from './parts/writing.tsx';
import { Stands } from './stands/stands.tsx';

interface GallerySection {
  /** The last part of its address. */
  id: string;
  name: string;
  content: ReactNode;
}

/** The pages of the gallery. A new part of src/ui or src/crud is added to one of them, in each of its states. */
export const sections: readonly GallerySection[] = [
  { id: 'tokens', name: 'Tokens', content: <DesignTokens /> },
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
  {
    id: 'files',
    name: 'Files',
    content: (
      <>
        <Files />
        <Downloads />
      </>
    ),
  },
  { id: 'writing', name: 'Rich text', content: <Writing /> },
  {
    id: 'messages',
    name: 'Messages',
    content: (
      <>
        <Messages />
        <Dialogs />
        <Questions />
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
        <PageHeaders />
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
  { id: 'record-page', name: 'Record page', content: <RecordPages /> },
  { id: 'forms', name: 'Forms', content: <Forms /> },
  { id: 'sample', name: 'Sample feature', content: <Stands /> },
];
