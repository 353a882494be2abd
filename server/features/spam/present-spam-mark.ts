import type { SpamMark } from '../../../contracts/spam-mark.contract.ts';
import { isSpamReason } from '../../../contracts/spam-reasons.ts';
import type { SpamMarkRow } from '../../db/spam-rows.ts';

/** Of what lies in the spam folder; `row` is missing where staff put it there. */
export function presentSpamMark(row: Pick<SpamMarkRow, 'score' | 'reasons'> | undefined): SpamMark {
  if (!row) return { score: 0, reasons: [] };
  return { score: row.score, reasons: (JSON.parse(row.reasons) as string[]).filter(isSpamReason) };
}
