import { spawn } from 'node:child_process';
import { root } from './project.mjs';

export class StepFailed extends Error {}

const isTerminal = process.stdout.isTTY === true && !process.env.CI;
const TICK_MS = isTerminal ? 1_000 : 30_000;

export function elapsed(since) {
  const seconds = (Date.now() - since) / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

export async function step(title, work) {
  const start = Date.now();
  process.stdout.write(isTerminal ? `  ${title} …` : `  ${title} …\n`);
  const ticking = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1_000);
    process.stdout.write(isTerminal ? `\r  ${title} … ${seconds} s ` : `  ${title} … ${seconds} s\n`);
  }, TICK_MS);
  const finish = (mark) => {
    clearInterval(ticking);
    process.stdout.write(`${isTerminal ? '\r' : ''}${mark} ${title} (${elapsed(start)})   \n`);
  };
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

/** `channel` is for a Node that loads `stop-with-parent.mjs`. */
export function runQuietly(command, args, { env, channel = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe', ...(channel ? ['ipc'] : [])];
    const child = spawn(command, args, { cwd: root, env, stdio });
    const stopWithUs = endWith(child);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopWithUs();
      resolve({ code: code ?? 1, signal, output: Buffer.concat(output).toString('utf8') });
    });
  });
}

export function runShown(command, args, { env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const stopWithUs = endWith(child);
    child.on('error', reject);
    child.on('close', (code) => {
      stopWithUs();
      resolve(code ?? 1);
    });
  });
}

function endWith(child) {
  const stop = (signal) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StepFailed ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
