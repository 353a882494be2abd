import { readProof } from './proof.ts';

const asked = process.argv.slice(2);
for (const [number, tests] of readProof()) {
  if (asked.length > 0 && !asked.includes(number)) continue;
  process.stdout.write(`${number}\n${tests.map((test) => `  ${test}\n`).join('')}`);
}
