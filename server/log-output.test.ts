import { expect, test } from 'vitest';
import { logOutput } from './log-output.ts';

/** An output that takes what `room` has left, and then fails like this. */
function outputOf(room: number, code: string) {
  const state = { room, written: '', tries: 0 };
  const output = logOutput((bytes) => {
    state.tries += 1;
    if (state.room === 0) throw Object.assign(new Error(code), { code });
    const taken = bytes.subarray(0, state.room);
    state.room -= taken.length;
    state.written += taken;
    return taken.length;
  });
  return { state, output };
}

test('lines are written as they come, also in parts', () => {
  const { state, output } = outputOf(1_000, 'ENOSPC');
  output.write('one\n');
  output.write('two\n');
  expect(state.written).toBe('one\ntwo\n');
});

test.each(['ENOSPC', 'EIO', 'EPIPE', 'EAGAIN'])(
  'lines that meet %s are lost, and it is told how many',
  (code) => {
    const { state, output } = outputOf(6, code);
    for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) output.write(line);
    state.room = 1_000;
    output.write('five\n');
    expect(state.written.replace(/"time":\d+/, '"time":0').split('\n')).toEqual([
      'one',
      'tw',
      '{"level":40,"time":0,"lost":3,"msg":"lines of the log could not be written"}',
      'five',
      '',
    ]);
  },
);

test('a pipe that nobody reads is waited for once', () => {
  const { state, output } = outputOf(0, 'EAGAIN');
  for (let line = 0; line < 100; line += 1) output.write('line\n');
  expect(state.tries).toBe(5 + 99);
});
