export { BonusWhatIf } from './components/bonus-what-if.tsx';
