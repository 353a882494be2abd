import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './loaded-files.ts';
import { textDocuments } from './text-documents.ts';

for (const [file, contents] of Object.entries(textDocuments())) {
  writeFileSync(join(projectRoot, file), contents);
  process.stdout.write(`${file}\n`);
}
