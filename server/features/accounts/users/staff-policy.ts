import { USER_ACTIONS, type UserAction } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { UserRow } from '../../../db/schema.ts';
import { conflict } from '../../../http/faults/errors.ts';

export type Person = Pick<UserRow, 'id' | 'staff_role'>;

type Rule = (actor: Person, person: Person) => string | undefined;

/** A text is the reason for a refusal. `setStaffRole` makes sure, under locks, that an owner remains. */
const RULES: Record<UserAction, Rule> = {
  'make-staff': (_, { staff_role }) => (staff_role === null ? undefined : 'The account is staff already.'),

  demote(actor, person) {
    if (actor.id === person.id) return 'You cannot change your own role.';
    if (person.staff_role === null) return 'The account is a traveller’s already.';
    if (person.staff_role === 'owner')
      return 'This is an owner of the site, whom nobody else can make a traveller.';
    return undefined;
  },

  delete(actor, person) {
    if (actor.id === person.id) return 'You cannot delete your own account here.';
    if (person.staff_role === 'owner') return 'This is an owner of the site, whom nobody else can delete.';
    return undefined;
  },

  'name-owner'(actor, person) {
    if (actor.staff_role !== 'owner') return 'Only an owner can name another owner.';
    if (person.staff_role === null) return 'Only staff can become an owner. Make the account staff first.';
    if (person.staff_role === 'owner') return 'The account is an owner’s already.';
    return undefined;
  },

  'lay-down'(actor, person) {
    if (person.staff_role !== 'owner') return 'The account is no owner’s.';
    if (actor.id !== person.id) return 'Owners lay it down themselves.';
    return undefined;
  },
};

export function whatMay(actor: Person, person: Person): UserAction[] {
  return USER_ACTIONS.filter((action) => RULES[action](actor, person) === undefined);
}

/** Throws `conflict` with the reason. */
export function checkMay(action: UserAction, actor: Person, person: Person): void {
  const refusal = RULES[action](actor, person);
  if (refusal !== undefined) throw conflict(refusal);
}
