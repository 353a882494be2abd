import { writeFileSync } from 'node:fs';
import { makeComponentList } from './component-list.ts';

const list = `${JSON.stringify(await makeComponentList(), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, list);
else process.stdout.write(list);
