import { contentDocument } from './content-document.ts';
import { interfacePot } from './interface-pot.ts';
import { visitorTexts } from './visitor-texts.ts';

/** What `npm run texts` writes, by path. */
export function textDocuments(texts = visitorTexts()): Record<string, string> {
  return { 'docs/interface.pot': interfacePot(texts), 'docs/content.md': contentDocument(texts) };
}
