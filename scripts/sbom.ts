// Writes what is installed in production as a CycloneDX document:  npm run sbom -- [file]
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { billOfMaterials } from './supply-chain/bill-of-materials.ts';

const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
const bom = billOfMaterials();
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages of production are listed in ${file}`);
