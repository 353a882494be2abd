import { href } from 'react-router';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { type EditedThing, useVersionedEditor } from '../drafts/use-versioned-editor.ts';
import { staffApi } from '../staff-api.ts';
import { bodyOf, inWords, STOP_PARTS, type TypedStop, typedOf } from './typed-stop.ts';

const typedBody = (typed: TypedStop) => formAsBody<Pick<ManagedStop, 'name'>>(bodyOf(typed));

const PLACE: EditedThing<string, ManagedStop> = {
  draftKind: 'place',
  what: 'place',
  partNames: STOP_PARTS,
  textOf: (stop, part) => typedOf(stop)[part] ?? '',
  wordsOf: inWords,
  list: href('/admin/places'),
  pathOf: (id) => href('/admin/places/:id', { id }),
  create: async (typed, idempotencyKey) =>
    (await staffApi.createStop({ body: typedBody(typed), idempotencyKey })).data,
  update: async ({ _id: id }, typed, version) =>
    (await staffApi.updateStop({ params: { id }, body: { ...typedBody(typed), version } })).data,
  find: async (id) => (await staffApi.getManagedStop({ params: { id } })).data,
};

/** A place as it is typed. */
export function useStopEditor(stop: ManagedStop | null) {
  return useVersionedEditor(stop, PLACE);
}
