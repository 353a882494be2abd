import './support/check-node.mjs';
import { runProgram } from './support/run-program.mjs';

await runProgram('scripts/support/texts/write-texts.ts');
