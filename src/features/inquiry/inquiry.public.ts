export { InquiryLink } from './inquiry-link.tsx';
