import type { ReactNode } from 'react';

/**
 * The picture in the cell that names a row: before its text, on phones before both lines of the row, where it makes the
 * row no higher (`TableRow` leaves the room).
 */
export function RowPicture({ children }: { children: ReactNode }) {
  return (
    <span
      data-picture
      className="absolute inset-y-0 left-(--row-start) flex shrink-0 items-center @min-[568px]:static"
    >
      {children}
    </span>
  );
}
