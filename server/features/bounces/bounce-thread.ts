import { answerAsked } from '../../mail/answer-asked.ts';
import { readBounce } from './read-bounce.ts';

// A thread of its own, started by `read-mailbox.ts`: a message that somebody made to be slow holds up nobody else.

// What no reader of mails understands is no bounce.
answerAsked((raw: Uint8Array) => readBounce(raw).catch(() => undefined));
