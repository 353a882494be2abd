import { countPeople } from '../../../contracts/count-of.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { PAYMENT_METHOD_NAMES } from '../../../contracts/money/money-terms.ts';
import { openPaper, PAGE, type Paper } from './paper.ts';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const HALF = WIDTH / 2 - 12;
const SECOND = LEFT + WIDTH / 2 + 12;
const SUM = 96;
const COUNT = 56;

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Without the sign: the column says what it is in. */
const sum = (paise: number) => rupees.format(paise / 100);

export async function drawDocument(content: IssuedDocument): Promise<Uint8Array> {
  const paper = openPaper({ title: `${content.title} ${content.number}`, author: content.seller.name });
  let y = drawHead(paper, content);
  y = drawParties(paper, content, y);
  y = drawLines(paper, content, y);
  y = drawAmounts(paper, content, y);
  drawFoot(paper, content, y);
  return paper.finish();
}

function drawHead(paper: Paper, { seller, title, number, day, of }: IssuedDocument): number {
  const left = { x: LEFT, width: HALF };
  const right = { x: SECOND, width: HALF, align: 'right' as const };
  let y = paper.write(seller.name, LEFT, { ...left, size: 14, weight: 'bold' });
  for (const line of seller.addressLines) y = paper.write(line, y, left);
  if (seller.gstin) y = paper.write(`GSTIN ${seller.gstin}`, y, left);
  y = paper.write(`${seller.state.name} (${seller.state.code})`, y, left);
  if (seller.contact) y = paper.write(seller.contact, y, { ...left, isSoft: true });
  let other = paper.write(title, LEFT, { ...right, size: 16, weight: 'bold' });
  other = paper.write(`No. ${number}`, other + 2, { ...right, weight: 'bold' });
  other = paper.write(formatDay(day), other, right);
  if (of) other = paper.write(`To ${of.number} of ${formatDay(of.day)}`, other, right);
  const end = Math.max(y, other) + 10;
  paper.rule(end);
  return end + 10;
}

function drawParties(paper: Paper, content: IssuedDocument, top: number): number {
  const { buyer, trip, placeOfSupply, sac, payment } = content;
  const left = { x: LEFT, width: HALF };
  const right = { x: SECOND, width: HALF };
  let y = paper.write('To', top, { ...left, isSoft: true });
  y = paper.write(buyer.name, y, { ...left, weight: 'bold' });
  for (const line of buyer.address.split('\n').filter(Boolean)) y = paper.write(line, y, left);
  if (buyer.state.name) y = paper.write(`${buyer.state.name} (${buyer.state.code})`, y, left);
  if (buyer.gstin) y = paper.write(`GSTIN ${buyer.gstin}`, y, left);
  let other = paper.write('For', top, { ...right, isSoft: true });
  other = paper.write(trip.title, other, { ...right, weight: 'bold' });
  const facts = [
    `Reference ${trip.reference}`,
    [trip.travelDay && formatDay(trip.travelDay), trip.people > 0 && countPeople(trip.people)]
      .filter(Boolean)
      .join(' · '),
    placeOfSupply ? `Place of supply: ${placeOfSupply.name} (${placeOfSupply.code})` : '',
    sac ? `SAC ${sac}` : '',
    payment
      ? [PAYMENT_METHOD_NAMES[payment.method], payment.reference, formatDay(payment.day)]
          .filter(Boolean)
          .join(' · ')
      : '',
  ];
  for (const fact of facts.filter(Boolean)) other = paper.write(fact, other, right);
  return Math.max(y, other) + 14;
}

function drawLines(paper: Paper, { lines }: IssuedDocument, top: number): number {
  const text = { x: LEFT, width: WIDTH - SUM - COUNT - 12 };
  const count = { x: LEFT + WIDTH - SUM - COUNT, width: COUNT, align: 'right' as const };
  const money = { x: LEFT + WIDTH - SUM, width: SUM, align: 'right' as const };
  const soft = { isSoft: true, size: 8.5 };
  paper.write('What', top, { ...text, ...soft });
  paper.write('Number', top, { ...count, ...soft });
  let y = paper.write('Rupees', top, { ...money, ...soft }) + 4;
  paper.rule(y);
  y += 6;
  for (const line of lines) {
    y = paper.room(y, paper.heightOf(line.text, text));
    const end = paper.write(line.text, y, text);
    paper.write(String(line.quantity), y, count);
    y = Math.max(end, paper.write(sum(line.paise), y, money)) + 4;
  }
  paper.rule(y);
  return y + 8;
}

function drawAmounts(paper: Paper, { amounts, inWords }: IssuedDocument, top: number): number {
  const { taxPercent, taxable, exempt, cgst, sgst, igst, passedThrough, tcsPercent, tcs, rounding } = amounts;
  const rows: [string, number][] = [
    [taxPercent > 0 ? 'Taxable value' : 'Value', taxable],
    ['Exempt value', exempt],
    [`CGST ${taxPercent / 2}%`, cgst],
    [`SGST ${taxPercent / 2}%`, sgst],
    [`IGST ${taxPercent}%`, igst],
    ['At cost, without tax', passedThrough],
    [`Tax collected at source ${tcsPercent}%`, tcs],
    ['Rounding', rounding],
  ];
  const name = { x: SECOND - 40, width: HALF + 40 - SUM };
  const money = { x: LEFT + WIDTH - SUM, width: SUM, align: 'right' as const };
  let y = paper.room(top, 170);
  for (const [label, paise] of rows.filter(([, paise]) => paise !== 0)) {
    paper.write(label, y, name);
    y = paper.write(sum(paise), y, money) + 2;
  }
  paper.write('Total', y + 4, { ...name, weight: 'bold', size: 12 });
  y = paper.write(`₹${sum(amounts.total)}`, y + 4, { ...money, weight: 'bold', size: 12 }) + 8;
  return paper.write(inWords, y, { x: LEFT, width: WIDTH }) + 12;
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
