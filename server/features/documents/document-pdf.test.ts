import { expect, test } from 'vitest';
import { PAPER } from '../../../tests/support/issued-paper.ts';
import { longestTurnDuring } from '../../../tests/support/longest-turn.ts';
import { documentFileName, documentPdf } from './document-pdf.ts';

const facesOf = (pdf: Buffer) =>
  [
    ...new Set([...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name)),
  ].sort();
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a paper has the faces of the scripts in it, the rupee’s too', async () => {
  const plain = await documentPdf(PAPER);
  expect(plain.subarray(0, 5).toString()).toBe('%PDF-');
  expect(facesOf(plain)).toEqual(['NotoSans-Bold', 'NotoSans-Regular']);
  const buyer = { ...PAPER.buyer, name: 'आशा राई', address: 'মহাত্মা গান্ধী রোড, কলকাতা' };
  const faces = facesOf(await documentPdf({ ...PAPER, buyer }));
  expect(faces.filter((face) => face?.includes('Devanagari'))).toHaveLength(1);
  expect(faces.filter((face) => face?.includes('Bengali'))).toHaveLength(1);
  expect(documentFileName(PAPER)).toBe('Tax invoice TTI-26-27-0001.pdf');
});

test('forty long lines and a name in any other script go on to more pages', async () => {
  const line = {
    text: 'A night at the lake with all meals, and the car there and back. '.repeat(3),
    quantity: 3,
  };
  const lines = Array.from({ length: 40 }, () => ({ ...line, paise: 1_23_456_00 }));
  const buyer = { ...PAPER.buyer, name: 'བསྟན་འཛིན། தமிழ் 😀' };
  expect(pagesOf(await documentPdf({ ...PAPER, lines, buyer }))).toBe(3);
});

test('others go on while papers are drawn', async () => {
  await documentPdf(PAPER);
  const turn = await longestTurnDuring(() => Promise.all([documentPdf(PAPER), documentPdf(PAPER)]));
  expect(turn).toBeLessThan(50);
});
