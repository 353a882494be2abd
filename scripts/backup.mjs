import './support/check-node.mjs';
import { runProgram } from './support/run-program.mjs';

const isNewKey = process.argv[2] === 'new-key';
await runProgram(isNewKey ? 'scripts/support/new-backup-key.ts' : 'server/backups/run-backup.ts');
