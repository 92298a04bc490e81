import type { ReactNode } from 'react';
import { Buttons, Signs } from './gallery/buttons.tsx';
import { Charts } from './gallery/charts.tsx';
import { Choices, Numbers } from './gallery/choices.tsx';
import { Fields } from './gallery/fields.tsx';
import { Downloads, Files } from './gallery/files.tsx';
import { Forms } from './gallery/forms.tsx';
import { Frames } from './gallery/frames.tsx';
import { ListFrame } from './gallery/list-frame.tsx';
import { States, Table } from './gallery/lists.tsx';
import { Menus, PageHeaders, PageParts } from './gallery/menus.tsx';
import { Dialogs, Messages, Questions } from './gallery/messages.tsx';
import { Pickers } from './gallery/pickers.tsx';
import { RecordPages } from './gallery/record-pages.tsx';
import { Scanner } from './gallery/scanner.tsx';
import { DesignTokens } from './gallery/tokens.tsx';
import { LongList, Typed } from './gallery/typed.tsx';
import { Writing } from './gallery/writing.tsx';
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
  {
    id: 'pickers',
    name: 'Pickers',
    content: (
      <>
        <Pickers />
        <Scanner />
      </>
    ),
  },
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
  { id: 'frames', name: 'Frames', content: <Frames /> },
  { id: 'list-page', name: 'List page', content: <ListFrame /> },
  { id: 'record-page', name: 'Record page', content: <RecordPages /> },
  { id: 'forms', name: 'Forms', content: <Forms /> },
  { id: 'sample', name: 'Sample feature', content: <Stands /> },
];
