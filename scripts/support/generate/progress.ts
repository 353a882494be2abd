import { Presets, SingleBar } from 'cli-progress';

export type Progress = { add: (count: number) => void; end: () => void };

export function startProgress(title: string, total: number): Progress {
  if (total === 0) return { add() {}, end() {} };
  return process.stdout.isTTY && !process.env.CI ? startBar(title, total) : startLines(title, total);
}

function startBar(title: string, total: number): Progress {
  const format = `  ${title.padEnd(12)} {bar} {percentage}%  {value}/{total}  {duration_formatted}`;
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: false }, Presets.shades_classic);
  bar.start(total, 0);
  return { add: (count) => bar.increment(count), end: () => bar.stop() };
}

function startLines(title: string, total: number): Progress {
  const begun = Date.now();
  let done = 0;
  let quarter = 0;
  return {
    add(count) {
      done += count;
      const now = Math.floor((done / total) * 4);
      if (now <= quarter) return;
      quarter = now;
      const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
      process.stdout.write(
        `  ${title}: ${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} (${seconds} s)\n`,
      );
    },
    end() {},
  };
}
