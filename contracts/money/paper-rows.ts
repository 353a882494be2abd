import { countPeople } from '../count-of.ts';
import { formatDay } from '../india-time.ts';
import type { IssuedDocument } from './documents.contract.ts';
import { stateTaxName } from './indian-states.ts';
import { PAYMENT_METHOD_NAMES } from './money-terms.ts';

const rupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "33,000.00": the column says what it is in. */
const plainRupees = (paise: number) => rupees.format(paise / 100);

type Row = readonly [name: string, sum: string];

/** What a document says, for its page and its PDF; nothing of what is empty or nil. */
export function paperRows(content: IssuedDocument) {
  const { seller, buyer, trip, of, day, placeOfSupply, sac, payment, amounts } = content;
  return {
    seller: said(...seller.addressLines, gstinText(seller), stateText(seller.state)),
    head: said(formatDay(day), of && `To ${of.number} of ${formatDay(of.day)}`),
    buyer: said(...buyer.address.split('\n'), stateText(buyer.state), gstinText(buyer)),
    trip: said(
      `Reference ${trip.reference}`,
      besides(daysText(trip), trip.people > 0 && countPeople(trip.people)),
      placeOfSupply && `Place of supply: ${stateText(placeOfSupply)}`,
      sac && `SAC ${sac}`,
      payment && besides(PAYMENT_METHOD_NAMES[payment.method], payment.reference, formatDay(payment.day)),
    ),
    lines: content.lines.map(
      ({ text, quantity, paise }) => [text, `${quantity}`, plainRupees(paise)] as const,
    ),
    amounts: amountRows(content),
    total: `₹${plainRupees(amounts.total)}`,
    advances: advanceRows(content),
  };
}

function daysText({ travelDay, lastDay = travelDay }: IssuedDocument['trip']): string {
  if (travelDay === '' || lastDay === travelDay) return travelDay && formatDay(travelDay);
  return `${formatDay(travelDay)} to ${formatDay(lastDay)}`;
}

function amountRows({ amounts, placeOfSupply }: IssuedDocument): Row[] {
  const { taxPercent, taxable, exempt, cgst, sgst, igst, passedThrough, tcsPercent, tcs, rounding } = amounts;
  const rows: [string, number][] = [
    [taxPercent > 0 ? 'Taxable value' : 'Value', taxable],
    ['Exempt value', exempt],
    [`CGST ${taxPercent / 2}%`, cgst],
    [`${stateTaxName(placeOfSupply?.code ?? '')} ${taxPercent / 2}%`, sgst],
    [`IGST ${taxPercent}%`, igst],
    ['At cost, without tax', passedThrough],
    [`Tax collected at source ${tcsPercent}%`, tcs],
    ['Rounding', rounding],
  ];
  return rows.filter(([, paise]) => paise !== 0).map(([name, paise]) => [name, plainRupees(paise)]);
}

function advanceRows({ advances = [], amounts }: IssuedDocument): Row[] {
  if (advances.length === 0) return [];
  const left = advances.reduce((sum, advance) => sum - advance.amounts.total, amounts.total);
  return [
    ...advances.map(
      ({ number, day, amounts: { total } }): Row => [`${number} of ${formatDay(day)}`, plainRupees(total)],
    ),
    ['Left to pay', plainRupees(left)],
  ];
}

type Maybe = string | false | null;

const said = (...texts: Maybe[]) => texts.flatMap((text) => text || []);
const besides = (...texts: Maybe[]) => said(...texts).join(' · ');
const gstinText = ({ gstin }: { gstin: string }) => gstin && `GSTIN ${gstin}`;
const stateText = ({ name, code }: IssuedDocument['seller']['state']) => name && `${name} (${code})`;
