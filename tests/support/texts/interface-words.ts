import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PRIVACY_LINK } from '../../../contracts/consents.ts';

const CATALOGUE = resolve(import.meta.dirname, '../../../docs/interface.pot');

/** A consent is one text; pages make a link of two words in it. */
export function interfaceWords(): string[] {
  const entries = readFileSync(CATALOGUE, 'utf8').matchAll(/^msgid(?:_plural)? "(.+)"$/gm);
  const texts = Array.from(entries, ([, text = '']) => text.replace(/\\(.)/g, '$1'));
  return texts.flatMap((text) => [text, ...text.split(PRIVACY_LINK)]);
}
