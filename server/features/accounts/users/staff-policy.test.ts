import { describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../../contracts/accounts/accounts.contract.ts';
import { checkMay, whatMay } from './staff-policy.ts';

const person = (id: string, staff_role: StaffRole | null) => ({ id, staff_role });
const owner = person('o1', 'owner');
const otherOwner = person('o2', 'owner');
const agent = person('a1', 'agent');
const otherAgent = person('a2', 'agent');
const traveller = person('t1', null);

describe('what one of the staff may do with an account', () => {
  test.each([
    ['an owner with a traveller', owner, traveller, ['make-staff', 'delete']],
    ['an owner with an agent', owner, agent, ['demote', 'name-owner', 'delete']],
    ['an owner with another owner', owner, otherOwner, []],
    ['an owner with the own account', owner, owner, ['lay-down']],
    ['an agent with a traveller', agent, traveller, ['make-staff', 'delete']],
    ['an agent with another agent', agent, otherAgent, ['demote', 'delete']],
    ['an agent with an owner', agent, owner, []],
    ['an agent with the own account', agent, agent, []],
  ])('%s', (_, actor, of, may) => {
    expect(whatMay(actor, of)).toEqual(may);
  });

  test('is refused with the reason', () => {
    expect(() => checkMay('demote', agent, owner)).toThrow(
      'This is an owner of the site, whom nobody else can make a traveller.',
    );
    expect(() => checkMay('delete', otherOwner, owner)).toThrow(
      'This is an owner of the site, whom nobody else can delete.',
    );
    expect(() => checkMay('name-owner', agent, otherAgent)).toThrow('Only an owner can name another owner.');
    expect(() => checkMay('name-owner', owner, traveller)).toThrow('Make the account staff first.');
    expect(() => checkMay('lay-down', owner, otherOwner)).toThrow('Owners lay it down themselves.');
  });
});
