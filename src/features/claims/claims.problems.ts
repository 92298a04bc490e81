/** The texts of the codes that claims are refused with. */
export { claimFormProblems } from './form/claim-form.problems.ts';
