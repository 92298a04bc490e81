export { noteNewAddress } from './note-new-address.ts';
