export { UnsentChangesNote } from './components/unsent-changes-note.tsx';
