import { listAllowed } from './allowed-licences.ts';
import { findLicenceFaults } from './licence-faults.ts';
import { listShippedPackages } from './shipped-packages.ts';

const shipped = listShippedPackages();
const byLicence = Map.groupBy(shipped, ({ licence }) => licence || 'no licence');

console.log(`${shipped.length} packages are shipped, for all platforms:\n`);
for (const [licence, packages] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(packages.length).padStart(5)}  ${licence}`);
}
console.log('\nAllowed:\n');
for (const { id, reason } of listAllowed()) console.log(`  ${id.padEnd(18)} ${reason}`);

const faults = findLicenceFaults(shipped);
if (faults.length > 0) {
  console.error(`\nNot to be shipped:\n\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
