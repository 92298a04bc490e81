import { findPlace } from '../find-place.ts';
import type { Table } from '../table/table.ts';
import { warehouseShape } from '../table/table.ts';
import { ByteReader, ByteWriter, utf8 } from './bytes.ts';
import { framed, readBody } from './chunk-frame.ts';
import { CatalogFormatError, careful } from './format-error.ts';
import { parseJsonBytes } from './packed-details.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

/** The stock of one warehouse as a host displays it. */
export interface WarehouseStock {
  warehouse: string;
  rows: { no: number; qty: number; masked: boolean }[];
}

/** Such a chunk, its figures as they are packed. */
export interface PackedWarehouses {
  names: string[];
  /** By warehouse. */
  tables: Table[];
}

/** A chunk of stock by warehouse, in the order in which they are shown. */
export function packWarehouses(stock: readonly WarehouseStock[]): Uint8Array {
  const out = new ByteWriter();
  out.block(utf8(JSON.stringify(stock.map(({ warehouse }) => warehouse))));
  for (const { rows } of stock) {
    const cells = rows.map(({ no, qty, masked }) => ({
      no,
      name: '',
      texts: {},
      repeated: {},
      numbers: { qty, masked: Number(masked) },
    }));
    writeTable(out, warehouseShape, cells, []);
  }
  return framed('warehouses', out.finish());
}

/** Stock by warehouse. @throws CatalogFormatError unless it is a sound chunk of it */
export function unpackWarehouses(chunk: Uint8Array): PackedWarehouses {
  const body = readBody(chunk, 'warehouses');
  return careful(() => {
    const from = new ByteReader(body);
    const names = parseJsonBytes(from.block()) as string[];
    if (!Array.isArray(names)) throw new CatalogFormatError('The chunk contradicts itself');
    const tables = names.map(() => readTable(from, warehouseShape));
    from.end();
    return { names, tables };
  });
}

/** Where an article is and how much of it; nothing for warehouses that do not keep it. */
export function listWarehouses({ names, tables }: PackedWarehouses, no: number) {
  return names.flatMap((warehouse, at) => {
    const { nos, numbers } = tables[at] as Table;
    const place = findPlace(nos, no);
    if (place === -1) return [];
    const qty = (numbers.qty as Float64Array)[place] as number;
    return [{ warehouse, qty, masked: (numbers.masked as Float64Array)[place] === 1 }];
  });
}
