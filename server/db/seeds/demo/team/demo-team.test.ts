import { describe, expect, test } from 'vitest';
import { teamMemberBody } from '../../../../../contracts/team/team-member-body.contract.ts';
import { demoTours } from '../demo-tours.ts';
import { demoDossiers } from '../dossiers/demo-dossiers.ts';
import { demoTeam } from './demo-team.ts';

describe('the demo’s team', () => {
  test('is one that staff could have typed', () => {
    for (const { tours: _tours, ...typed } of demoTeam)
      expect(teamMemberBody.parse(typed)).toMatchObject(typed);
  });

  test('leads tours that there are', () => {
    const slugs = new Set(demoTours.map(({ slug }) => slug));
    expect(demoTeam.flatMap(({ tours }) => tours).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test('has somebody for every tour that promises a guide on every day, who speaks what it promises §T1.12', () => {
    const guided = Object.entries(demoDossiers).filter(([, { guiding }]) => guiding.guide === 'every-day');
    expect(guided.length).toBeGreaterThan(5);
    for (const [slug, { guiding }] of guided) {
      const spoken = demoTeam
        .filter(({ tours }) => tours.includes(slug))
        .flatMap(({ languages }) => languages);
      expect(spoken, slug).toEqual(expect.arrayContaining(guiding.languages));
    }
  });
});
