/** Line drawings of the product page, on the 24 × 24 grid of src/ui/icon-paths.ts. */
export const productIcons = {
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M7 11H5v9.5h14V11h-2',
  print: 'M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 13.5h10v7H7z',
} as const;
