// The only file of the app that names hucre, so that another library can replace it (decision 018). Each
// importer gets only the parts that it names: what reads workbooks is large, and loaded in workers only.
export { formatValue } from 'hucre';
export { parseCsv } from 'hucre/csv';
export { type CellValue, readXlsx, streamXlsxRows, writeXlsx } from 'hucre/xlsx';
