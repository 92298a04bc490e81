export { KeptFramesLine } from './components/kept-frames-line.tsx';
