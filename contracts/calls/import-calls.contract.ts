import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import {
  importDetail,
  importInList,
  importKindParams,
  importUndone,
  matchingBody,
  runImportBody,
} from '../imports/imports.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const importCalls = describeCalls('imports', {
  listImports: { summary: 'The newest imports, open ones too', answer: answerOf(z.array(importInList)) },
  beginImport: {
    summary:
      'Bring a file as the form field `file`: its columns are matched by guesses, and nothing is stored yet',
    params: importKindParams,
    body: 'multipart/form-data',
    answer: answerOf(importDetail),
  },
  getImportExample: {
    summary: 'A file with one row, with all columns that are read',
    params: importKindParams,
    file: 'text/csv',
  },
  getImport: {
    summary: 'One import: its columns, what would happen to each row, and the faults',
    answer: answerOf(importDetail),
  },
  matchImport: {
    summary: 'Say which column is which field, and what becomes of what is new and of what is there',
    body: matchingBody,
    answer: answerOf(importDetail),
  },
  exportImportFaults: {
    summary: 'The rows with faults, each with its faults, to be mended and brought again',
    file: 'text/csv',
  },
  runImport: {
    summary: 'Store all rows that are right, or nothing',
    body: runImportBody,
    isRepeatable: true,
    answer: answerOf(importDetail),
  },
  undoImport: {
    summary: 'Undo an import within 30 days; what was changed since stays, and is named',
    isRepeatable: true,
    answer: answerOf(importUndone),
  },
  deleteImport: { summary: 'Drop a file that was not imported' },
});
