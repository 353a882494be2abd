import { answerAsked } from '../answer-asked.ts';
import { layOutMail } from './lay-out-mail.ts';

// A thread of its own, started by `lay-out-aside.ts`: a text that takes long to lay out holds up nobody else.

answerAsked(layOutMail);
