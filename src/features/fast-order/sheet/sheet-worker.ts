import { serveTables } from '#src/lib/table-file/serve-tables.ts';
import { readOrderFile } from './read-order-file.ts';

serveTables(readOrderFile);
