import type { ManagedTeamMember, TourToLead } from '../../../../contracts/team/team.contract.ts';

export type TypedTeamMember = Record<string, string>;

const PARTS: Record<string, string> = {
  name: 'Name',
  role: 'What they do',
  languages: 'Languages',
  words: 'About them',
  sinceYear: 'Since',
  pictureId: 'Picture',
  isShown: 'Shown',
  position: 'Place on the page',
};

const TOUR = 'tour.';

export const tourField = (id: string) => `${TOUR}${id}`;

export function partsOfTeamMember(tours: readonly TourToLead[]): Record<string, string> {
  return {
    ...PARTS,
    ...Object.fromEntries(tours.map(({ _id, title }) => [tourField(_id), `Leads ${title}`])),
  };
}

/** A ticked box has the value `on`. */
export function typedOf(member: ManagedTeamMember): TypedTeamMember {
  const { name, role, languages, words, sinceYear, picture, isShown, position, tourIds } = member;
  return {
    ...{ name, role, words, languages: languages.join(', ') },
    ...{ sinceYear: String(sinceYear ?? ''), position: String(position), pictureId: picture?._id ?? '' },
    isShown: isShown ? 'on' : '',
    ...Object.fromEntries(tourIds.map((id) => [tourField(id), 'on'])),
  };
}

export function inWords(part: string, text: string): string {
  if (part.startsWith(TOUR) || part === 'isShown') return text ? 'Yes' : 'No';
  if (part === 'pictureId') return text ? 'A picture' : 'None';
  return text;
}

/** Tours of `base` without a box stay: a colleague may have chosen them after the list was loaded. */
export function bodyOf({ languages = '', isShown, ...typed }: TypedTeamMember, base: TypedTeamMember = {}) {
  const isTour = (name: string) => name.startsWith(TOUR);
  const names = Object.keys(typed);
  const led = Object.entries({ ...typed, ...base, ...typed }).filter(([name, text]) => isTour(name) && text);
  return {
    ...Object.fromEntries(names.filter((name) => !isTour(name)).map((name) => [name, typed[name] ?? ''])),
    languages: languages
      .split(',')
      .map((language) => language.trim())
      .filter(Boolean),
    isShown: isShown === 'on',
    tourIds: led.map(([name]) => name.slice(TOUR.length)),
  };
}

export function fieldOfFault(path: string): string {
  return path.startsWith('languages.') ? 'languages' : path;
}
