import { formatDay } from '../../../../../contracts/india-time.ts';
import { stateName } from '../../../../../contracts/money/indian-states.ts';
import type { MoneyRulesSet } from '../../../../../contracts/money/money-rules.contract.ts';
import type { MoneyRules } from '../../../../../contracts/money/money-rules.ts';
import type { Registration } from '../../../../../contracts/money/tax-rules.ts';
import type { TagTone } from '../../lists/tag.tsx';

export const REGISTRATION_NAMES: Record<Registration, string> = {
  none: 'Not registered for GST',
  regular: 'Registered for GST',
  composition: 'Registered, by composition',
};

type Set = Pick<MoneyRulesSet, 'fromDay' | 'isAhead' | 'isInForce'>;

export const setName = ({ fromDay }: Set) =>
  fromDay === null ? 'As the site came' : `From ${formatDay(fromDay)}`;

export function setTag({ isAhead, isInForce }: Set): { text: string; tone: TagTone } {
  if (isInForce) return { text: 'In force', tone: 'good' };
  return isAhead ? { text: 'Ahead', tone: 'attention' } : { text: 'Past', tone: 'calm' };
}

/** What a set says, without what is left open. */
export function rulesFacts(rules: MoneyRules): [label: string, text: string][] {
  const { registration, packagePercent, otherPercent, tcsPercent, tcsPercentWithoutPan } = rules;
  const { bankHolder, bankAccount, ifsc, bankName } = rules;
  const facts: [string, string][] = [
    ['Registration', REGISTRATION_NAMES[registration]],
    ['Legal name', rules.legalName],
    ['GSTIN', rules.gstin],
    ['State', `${stateName(rules.homeState)} (${rules.homeState})`],
    ['GST', registration === 'regular' ? `${packagePercent}% for packages, else ${otherPercent}%` : 'none'],
    ['Sentence for packages', registration === 'regular' ? rules.packageSentence : ''],
    ['SAC', rules.sac],
    ['Totals', rules.isRounded ? 'Rounded to the rupee' : 'Not rounded'],
    ['TCS on tours abroad', `${tcsPercent}%, without PAN ${tcsPercentWithoutPan}%`],
    ['UPI', upiText(rules)],
    ['Bank', [bankHolder, bankAccount, ifsc, bankName].filter(Boolean).join(', ')],
    ['Numbers begin with', rules.prefix],
  ];
  return facts.filter(([, text]) => text !== '');
}

function upiText({ upiId, upiName, isMerchantVerified }: MoneyRules): string {
  if (upiId === '') return '';
  return `${upiId} (${upiName})${isMerchantVerified ? ', a verified merchant’s' : ''}`;
}
