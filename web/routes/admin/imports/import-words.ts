import { countOf } from '../../../../contracts/count-of.ts';
import type { ImportKindName, ImportState, RowAction } from '../../../../contracts/imports/import-terms.ts';
import type { ImportCounts } from '../../../../contracts/imports/imports.contract.ts';
import type { TagTone } from '../lists/tag.tsx';

export const KIND_NAMES: Readonly<Record<ImportKindName, string>> = {
  tours: 'Tours',
  customers: 'Customers, past enquiries and trips',
  subscribers: 'Subscribers of the newsletter',
};

const ONE_OF: Readonly<Record<ImportKindName, [one: string, many: string]>> = {
  tours: ['tour', 'tours'],
  customers: ['enquiry', 'enquiries'],
  subscribers: ['subscriber', 'subscribers'],
};

export const STATE_NAMES: Readonly<Record<ImportState, string>> = {
  open: 'Not imported yet',
  done: 'Imported',
  undone: 'Undone',
};

export const ACTION_NAMES: Readonly<Record<RowAction, string>> = {
  new: 'New',
  replace: 'Replaced',
  same: 'The same',
  skip: 'Left out',
  fault: 'To be mended',
};

export const ACTION_TONES: Readonly<Record<RowAction, TagTone>> = {
  new: 'good',
  replace: 'attention',
  same: 'calm',
  skip: 'calm',
  fault: 'off',
};

export function countOfKind(kind: ImportKindName, count: number): string {
  return countOf(count, ...ONE_OF[kind]);
}

/** What becomes a draft against what was wanted. */
export function heldBackText({ heldBack }: ImportCounts): string {
  return heldBack === 1
    ? '1 tour that is to be published becomes a draft: its row says why.'
    : `${heldBack} tours that are to be published become drafts: their rows say why.`;
}

export function storedText(kind: ImportKindName, { new: made, replace }: ImportCounts): string {
  const parts = [
    made > 0 && `${countOfKind(kind, made)} new`,
    replace > 0 && `${countOfKind(kind, replace)} replaced`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing';
}
