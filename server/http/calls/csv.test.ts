import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendCsv } from './csv.ts';

type Row = { name: string; guests: number };

async function answerOf(rows: AsyncIterable<Row>) {
  const app = fastify();
  app.get('/', (_request, reply) =>
    sendCsv(reply, {
      fileName: 'guests.csv',
      columns: [
        { header: 'Name', value: (row: Row) => row.name },
        { header: 'Guests', value: (row: Row) => row.guests },
      ],
      rows,
    }),
  );
  return app.inject('/');
}

async function* of(...rows: Row[]) {
  yield* rows;
}

test('a table is answered as a file that spreadsheets read as UTF-8 §V3.2.1 §V4.1.1 §V5.4.1 §V5.4.2', async () => {
  const answer = await answerOf(of({ name: 'आशा, "Rai"', guests: 2 }));
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="guests.csv"');
  expect(answer.body).toBe('\ufeffName,Guests\r\n"आशा, ""Rai""",2\r\n');
});

test('a table without rows has its headings', async () => {
  expect((await answerOf(of())).body).toBe('\ufeffName,Guests\r\n');
});

test('text that a spreadsheet would take for a formula is text, and a number is a number', async () => {
  const { body } = await answerOf(of({ name: '=1+1', guests: -1 }, { name: 'Asha;=1+1', guests: 1 }));
  expect(body.split('\r\n').slice(1, 3)).toEqual(["'=1+1,-1", "Asha;'=1+1,1"]);
});

test('a phone number is text with its plus, and no quotation mark of it', async () => {
  const { body } = await answerOf(of({ name: '+919832012345', guests: 1 }, { name: '=cmd()', guests: 1 }));
  expect(body.split('\r\n').slice(1, 3)).toEqual(['"\t+919832012345",1', "'=cmd(),1"]);
});

test('a table whose rows break off is no whole file', async () => {
  async function* broken() {
    yield { name: 'Asha', guests: 1 };
    throw new Error('the database is away');
  }
  const app = answerOf(broken());
  await expect(app.then((answer) => answer.body)).rejects.toThrow();
});
