export { importStatements } from './bank/import-statements.ts';
