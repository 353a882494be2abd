import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeContent } from '../../../contracts/page-content/content-values.ts';
import {
  isOnPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../../../tests/support/database/test-database.ts';
import { turnsDuring } from '../../../tests/support/turns-during.ts';
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

test('the longest page of questions lets others run between its answers, and reads each once', async () => {
  const page = completeContent('questions', { heading: 'Questions', questions });
  const show = () => showContent(database.db, 'questions', page);
  expect(await turnsDuring(show)).toBeGreaterThanOrEqual(questions.length);
  // While another process answers, turns pass that nobody needs.
  if (!isOnPostgres()) expect(await turnsDuring(show)).toBeLessThan(questions.length);
  const { questions: shown } = await show();
  expect(shown.map(({ answer }) => answer)).toEqual(
    questions.map(({ answer }) => writeMarkdown({ text: answer })),
  );
});
