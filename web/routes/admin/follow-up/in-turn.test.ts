import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked of one thing is done in its order, and knows what the one before came to', async () => {
  const done: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = inTurn<string>('one', async (before) => {
    await held;
    done.push(`first after ${before}`);
    return 'first';
  });
  const second = inTurn<string>('one', async (before) => {
    done.push(`second after ${before}`);
    return 'second';
  });
  await inTurn<string>('other', async (before) => {
    done.push(`other after ${before}`);
    return 'other';
  });
  release();
  await Promise.all([first, second]);
  await inTurn<string>('one', async (before) => {
    done.push(`third after ${before}`);
    return 'third';
  });
  expect(done).toEqual([
    'other after undefined',
    'first after undefined',
    'second after first',
    'third after undefined',
  ]);
});
