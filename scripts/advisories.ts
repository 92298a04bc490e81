// Asks the package registry for known weaknesses of the installed packages:  npm run advisories
// Ends with 1 when one of production is high or critical, with 2 when the registry does not answer.
import * as v from 'valibot';
import { runNpm } from './supply-chain/npm.ts';

const audit = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: v.string(), range: v.string(), fixAvailable: v.unknown() }),
  ),
});

const { output } = runNpm(['audit', '--json', '--omit=dev', '--package-lock-only']);
const read = v.safeParse(audit, output ? JSON.parse(output) : null);
if (read.success) {
  const found = Object.entries(read.output.vulnerabilities);
  for (const [name, { severity, range, fixAvailable }] of found)
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (a fixed version exists)' : ''}`);
  const grave = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  console.log(
    `${found.length} advisories for production, ${grave.length} of them high or critical`,
  );
  process.exitCode = grave.length > 0 ? 1 : 0;
} else {
  console.error('The registry does not answer questions for advisories; nothing was checked');
  process.exitCode = 2;
}
