export { noteNewAddress } from './login/note-new-address.ts';
