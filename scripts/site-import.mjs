import './support/check-node.mjs';
import { runProgram } from './support/run-program.mjs';

await runProgram('scripts/support/carry-site.ts', 'import');
