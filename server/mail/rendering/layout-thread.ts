import { answerAsked } from '../answer-asked.ts';
import { layOutMail } from './lay-out-mail.ts';

answerAsked(layOutMail);
