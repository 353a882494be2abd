import { href } from 'react-router';
import { ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { type EditedThing, useVersionedEditor } from '../drafts/use-versioned-editor.ts';
import { staffApi } from '../staff-api.ts';

const PART_NAMES = {
  name: 'Road',
  state: 'How it is',
  note: 'Note',
  source: 'Source',
  sourceUrl: 'Where the source says so',
};
type Part = keyof typeof PART_NAMES;

const bodyOf = (typed: Record<Part, string>) =>
  formAsBody<Pick<ManagedRoad, 'name' | 'state' | 'source'>>(typed);

const ROAD: EditedThing<Part, ManagedRoad> = {
  draftKind: 'road',
  what: 'road',
  partNames: PART_NAMES,
  textOf: (road, part) => road[part],
  wordsOf: (part, text) =>
    part === 'state' ? (ROAD_STATE_NAMES[text as ManagedRoad['state']] ?? text) : text,
  list: href('/admin/roads'),
  pathOf: (id) => href('/admin/roads/:id', { id }),
  create: async (typed, idempotencyKey) =>
    (await staffApi.createRoad({ body: bodyOf(typed), idempotencyKey })).data,
  update: async ({ _id: id }, typed, version) =>
    (await staffApi.updateRoad({ params: { id }, body: { ...bodyOf(typed), version } })).data,
  find: async (id) => (await staffApi.getManagedRoad({ params: { id } })).data,
};

/** A road as it is typed. */
export function useRoadEditor(road: ManagedRoad | null) {
  return useVersionedEditor(road, ROAD);
}
