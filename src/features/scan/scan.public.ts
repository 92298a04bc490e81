export type { FoundArticle } from './article-scan-dialog.tsx';

export { ScanButton } from './scan-button.tsx';
