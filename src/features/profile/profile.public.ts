export { changeLanguage } from './change-language.ts';
