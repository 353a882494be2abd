import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { answerAsked } from '../../mail/answer-asked.ts';
import { drawDocument } from './draw-document.ts';

answerAsked((content: IssuedDocument): Promise<Uint8Array> => drawDocument(content));
