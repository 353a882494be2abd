import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database/test-database.ts';
import { longestTurnDuring } from '../../../tests/support/longest-turn.ts';
import { showContent } from './show-content.ts';
import { writeMarkdown } from './write-markdown.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PROSE = 'Some **bold** text with a [link](https://example.com/path) and more words. ';
const answerOf = (at: number) => `${at} ${PROSE.repeat(40)}`.slice(0, 2_000);
const questions = Array.from({ length: 40 }, (_, at) => ({
  question: `What of ${at}?`,
  answer: answerOf(at),
}));
const TURN = 50;

test('the longest page of questions lets others run between its answers, and reads each once', async () => {
  for (let time = 0; time < 20; time += 1) writeMarkdown({ text: PROSE.repeat(20) });
  const page = completeContent('questions', { heading: 'Questions', questions });
  const show = () => showContent(database.db, 'questions', page);
  expect(await longestTurnDuring(show)).toBeLessThan(TURN);
  const before = process.threadCpuUsage().user;
  const { questions: shown } = await show();
  expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(TURN);
  expect(shown.map(({ answer }) => answer)).toEqual(
    questions.map(({ answer }) => writeMarkdown({ text: answer })),
  );
});
