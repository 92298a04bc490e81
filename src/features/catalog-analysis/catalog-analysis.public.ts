export { RangeTabs } from './components/range-tabs.tsx';
