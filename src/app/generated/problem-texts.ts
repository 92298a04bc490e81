// Written by "npm run generate" from src/features/*/*.problems.ts.
// The words of every feature’s problems.
export {};
