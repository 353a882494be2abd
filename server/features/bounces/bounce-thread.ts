import { answerAsked } from '../../mail/answer-asked.ts';
import { readBounce } from './read-bounce.ts';

// Runs as a thread: a message made to be slow blocks nothing else.

answerAsked((raw: Uint8Array) => readBounce(raw).catch(() => undefined));
