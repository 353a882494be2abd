import { answerAsked } from '../../../mail/answer-asked.ts';
import { readSheet } from './read-sheet.ts';

// Runs as a thread: a file of ten megabytes takes seconds, one that was made to be slow as long as it is let.

answerAsked(readSheet);
