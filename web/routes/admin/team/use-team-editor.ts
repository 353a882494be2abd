import { useMemo } from 'react';
import { href } from 'react-router';
import type { ManagedTeamMember, TourToLead } from '../../../../contracts/team/team.contract.ts';
import { formAsBody } from '../../../api/form-as-body.ts';
import { type EditedThing, useVersionedEditor } from '../drafts/use-versioned-editor.ts';
import { staffApi } from '../staff-api.ts';
import {
  bodyOf,
  fieldOfFault,
  inWords,
  partsOfTeamMember,
  type TypedTeamMember,
  typedOf,
} from './typed-team-member.ts';

const typedBody = (typed: TypedTeamMember, base?: ManagedTeamMember) =>
  formAsBody<Pick<ManagedTeamMember, 'name' | 'role'>>(bodyOf(typed, base));

function personWith(tours: readonly TourToLead[]): EditedThing<string, ManagedTeamMember> {
  return {
    draftKind: 'team',
    what: 'person',
    partNames: partsOfTeamMember(tours),
    textOf: (member, part) => typedOf(member)[part] ?? '',
    wordsOf: inWords,
    fieldOfFault,
    list: href('/admin/team'),
    pathOf: (id) => href('/admin/team/:id', { id }),
    create: async (typed, idempotencyKey) =>
      (await staffApi.createTeamMember({ body: typedBody(typed), idempotencyKey })).data,
    update: async (base, typed, version) => {
      const body = { ...typedBody(typed, base), version };
      return (await staffApi.updateTeamMember({ params: { id: base._id }, body })).data;
    },
    find: async (id) => (await staffApi.getTeamMember({ params: { id } })).data,
  };
}

/** A person as they are typed. */
export function useTeamEditor(member: ManagedTeamMember | null, tours: readonly TourToLead[]) {
  const thing = useMemo(() => personWith(tours), [tours]);
  return useVersionedEditor(member, thing);
}
