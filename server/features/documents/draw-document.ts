import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { paperRows } from '../../../contracts/money/paper-rows.ts';
import { openPaper, PAGE, type Paper } from './paper.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const HALF = WIDTH / 2 - 12;
const SECOND = LEFT + WIDTH / 2 + 12;
const SUM = 96;
const COUNT = 56;

const LINE_END = { x: LEFT + WIDTH - SUM, width: SUM, align: 'right' as const };
type Rows = ReturnType<typeof paperRows>;

export async function drawDocument(content: IssuedDocument): Promise<Uint8Array> {
  const paper = openPaper({ title: `${content.title} ${content.number}`, author: content.seller.name });
  const rows = paperRows(content);
  let y = drawHead(paper, content, rows);
  y = drawParties(paper, content, { rows, top: y });
  y = drawLines(paper, rows, y);
  y = drawAmounts(paper, rows, y);
  y = paper.write(content.inWords, y, { x: LEFT, width: WIDTH }) + 12;
  y = drawAdvances(paper, rows, y);
  drawFoot(paper, content, y);
  return paper.finish();
}

function drawHead(paper: Paper, { seller, title, number }: IssuedDocument, rows: Rows): number {
  const left = { x: LEFT, width: HALF };
  const right = { x: SECOND, width: HALF, align: 'right' as const };
  let y = paper.write(seller.name, LEFT, { ...left, size: 14, weight: 'bold' });
  for (const row of rows.seller) y = paper.write(row, y, left);
  if (seller.contact) y = paper.write(seller.contact, y, { ...left, isSoft: true });
  let other = paper.write(title, LEFT, { ...right, size: 16, weight: 'bold' });
  other = paper.write(`No. ${number}`, other + 2, { ...right, weight: 'bold' });
  for (const row of rows.head) other = paper.write(row, other, right);
  const end = Math.max(y, other) + 10;
  paper.rule(end);
  return end + 10;
}

type Parties = { rows: Rows; top: number };

function drawParties(paper: Paper, { buyer, trip }: IssuedDocument, { rows, top }: Parties): number {
  const party = (x: number, [title, name, ...facts]: readonly string[]) => {
    const box = { x, width: HALF };
    let y = paper.write(title ?? '', top, { ...box, isSoft: true });
    y = paper.write(name ?? '', y, { ...box, weight: 'bold' });
    for (const fact of facts) y = paper.write(fact, y, box);
    return y;
  };
  const ends = [
    party(LEFT, ['To', buyer.name, ...rows.buyer]),
    party(SECOND, ['For', trip.title, ...rows.trip]),
  ];
  return Math.max(...ends) + 14;
}

function drawLines(paper: Paper, { lines }: Rows, top: number): number {
  const text = { x: LEFT, width: WIDTH - SUM - COUNT - 12 };
  const count = { x: LEFT + WIDTH - SUM - COUNT, width: COUNT, align: 'right' as const };
  const soft = { isSoft: true, size: 8.5 };
  paper.write('What', top, { ...text, ...soft });
  paper.write('Number', top, { ...count, ...soft });
  let y = paper.write('Rupees', top, { ...LINE_END, ...soft }) + 4;
  paper.rule(y);
  y += 6;
  for (const [what, quantity, sum] of lines) {
    y = paper.room(y, paper.heightOf(what, text));
    const end = paper.write(what, y, text);
    paper.write(quantity, y, count);
    y = Math.max(end, paper.write(sum, y, LINE_END)) + 4;
  }
  paper.rule(y);
  return y + 8;
}

const NAME = { x: SECOND - 40, width: HALF + 40 - SUM };

function drawAmounts(paper: Paper, { amounts, total }: Rows, top: number): number {
  const y = drawSums(paper, amounts, paper.room(top, 170)) + 4;
  const bold = { weight: 'bold' as const, size: 12 };
  paper.write('Total', y, { ...NAME, ...bold });
  return paper.write(total, y, { ...LINE_END, ...bold }) + 8;
}

function drawAdvances(paper: Paper, { advances }: Rows, top: number): number {
  if (advances.length === 0) return top;
  const y = paper.write('Advances taken in', paper.room(top, 60), { ...NAME, isSoft: true }) + 2;
  return drawSums(paper, advances, y) + 10;
}

function drawSums(paper: Paper, sums: Rows['amounts'], top: number): number {
  return sums.reduce((y, [label, sum]) => {
    const at = paper.room(y, 20);
    paper.write(label, at, NAME);
    return paper.write(sum, at, LINE_END) + 2;
  }, top);
}

function drawFoot(paper: Paper, { sentences, seller }: IssuedDocument, top: number): void {
  let y = paper.room(top, 40 + 14 * sentences.length);
  for (const sentence of sentences)
    y = paper.write(sentence, y, { x: LEFT, width: WIDTH, isSoft: true, size: 8.5 }) + 2;
  y = paper.room(y, 80) + 36;
  const right = { x: SECOND, width: HALF, align: 'right' as const };
  y = paper.write(`For ${seller.name}`, y, right);
  paper.write('Authorised signatory', y + 18, { ...right, isSoft: true, size: 8.5 });
}
