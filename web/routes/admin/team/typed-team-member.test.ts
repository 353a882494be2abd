import { expect, test } from 'vitest';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import { bodyOf, partsOfTeamMember, typedOf } from './typed-team-member.ts';

const PASANG: ManagedTeamMember = {
  ...{ _id: 'pasang', name: 'Pasang', role: 'Trek leader', words: '', sinceYear: null, picture: null },
  ...{ languages: ['Nepali', 'Hindi'], isShown: true, position: 3, version: 1 },
  tourIds: ['haa', 'zuluk'],
};
const TOURS = ['haa', 'zuluk', 'dzongri'].map((_id) => ({ _id, title: _id, isPublished: true }));

/** As the form reads its fields: a box that is not ticked is empty. */
function typedInto(member: ManagedTeamMember) {
  const typed = typedOf(member);
  return Object.fromEntries(Object.keys(partsOfTeamMember(TOURS)).map((part) => [part, typed[part] ?? '']));
}

test('what is stored is sent as it is', () => {
  expect(bodyOf(typedInto(PASANG), typedOf(PASANG))).toEqual({
    ...{ name: 'Pasang', role: 'Trek leader', words: '', sinceYear: '', pictureId: '', position: '3' },
    ...{ languages: ['Nepali', 'Hindi'], isShown: true, tourIds: ['haa', 'zuluk'] },
  });
});

test('a tour that a colleague gave them after the form’s list had come is theirs still; one whose box is empty is not', () => {
  const theirs = { ...PASANG, tourIds: ['haa', 'zuluk', 'singalila'], version: 2 };
  const typed = { ...typedInto(PASANG), 'tour.zuluk': '', 'tour.dzongri': 'on' };
  expect(bodyOf(typed, typedOf(theirs)).tourIds).toEqual(['haa', 'dzongri', 'singalila']);
  expect(bodyOf(typed).tourIds).toEqual(['haa', 'dzongri']);
});
