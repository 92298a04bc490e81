import { serveTables } from '#src/lib/table-file/serve-tables.ts';
import { readUploadFile } from './read-upload-file.ts';

serveTables(readUploadFile);
