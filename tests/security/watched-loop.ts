// The site, with an eye on how long its event loop was busy in one go. Time that the machine gave to others is not counted:
// what is measured is the processor time of the one thread that answers everybody.

/** Milliseconds between two looks: what stood between them was done in one go, or in very small bites. */
const EVERY = 1;

const busy = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let longest = 0;
let last = busy();
setInterval(() => {
  const now = busy();
  longest = Math.max(longest, now - last);
  last = now;
}, EVERY).unref();

/** Asked for, it tells the longest one since it was asked for last. */
process.on('message', (asked) => {
  if (asked !== 'longest turn') return;
  process.send?.({ longestTurn: Math.max(longest, busy() - last) });
  longest = 0;
  last = busy();
});

await import('../../server/main.ts');
