import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { envFileFlags } from './env-file.mjs';
import { inProject, projectNode, root, stopWithParent, toolEnv } from './project.mjs';

/**
 * Node takes as much memory as the machine seems to have, and collects late: with 10,000 tours the server took 470 MiB under
 * load, and needed 60. The flags, in MiB: the young generation, which grows to several times this; and what may live at all,
 * by which V8 measures how early it collects. What encoders and libvips take and give back goes to so many arenas, where there
 * would be eight for each core; and what is larger than 96 KiB, as pages are, is given back to the machine.
 *
 * Without pretenuring: while the site starts, nearly all that is made lives on. V8 concludes that it always will, in one start
 * of three for something that each request makes. All of the request is then kept until the old generation is collected, and a
 * cached page takes twice the processor time.
 */
const leanNode = JSON.parse(readFileSync(new URL('lean-node.json', import.meta.url), 'utf8'));

const PARENT_CHECK_MS = 500;
const AGAIN_AFTER_MS = 500;
const SETTLE_MS = 150;

/**
 * Starts the server in a process group of its own, so that Ctrl-C reaches it once, from here;
 * `stop-with-parent.mjs` ends it when this process is killed outright.
 */
function startServer(extraEnv) {
  const flags = [...leanNode.flags, ...envFileFlags(), '--import', stopWithParent];
  const server = spawn(projectNode, [...flags, 'server/main.ts'], {
    cwd: root,
    env: toolEnv({ ...leanNode.environment, ...extraEnv }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  server.on('error', (error) => {
    process.stderr.write(`The server could not be started: ${error.message}\n`);
    process.exit(1);
  });
  return server;
}

/** Calls `stop` on a signal, with `isAgain` where somebody asks a second time; and when npm is gone. */
function onStop(stop) {
  let askedAt = 0;
  const ask = () => {
    const isAgain = askedAt > 0;
    if (isAgain && Date.now() - askedAt < AGAIN_AFTER_MS) return;
    askedAt = Date.now();
    stop(isAgain);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) onNpmGone(ask);
}

/** npm passes SIGTERM on, but cannot pass on its own SIGKILL: then the process above this one is another. */
function onNpmGone(stop) {
  const before = ancestors();
  const check = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);
  check.unref();
}

/** The parent; and where that is only the shell that npm runs scripts with, the parent of the shell, which is npm. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, , grandparent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(
      readFileSync(`/proc/${parent}/stat`, 'utf8'),
    );
    return /^(ba|da)?sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

/** Runs the server until it ends and passes its exit code on. */
export function serve(extraEnv) {
  const server = startServer(extraEnv);
  onStop((isAgain) => server.kill(isAgain ? 'SIGKILL' : 'SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/** Runs the server and starts it anew when a file in `folders` changes; after a crash it waits for the next change. */
export function serveAndRestart(folders, extraEnv) {
  let server;
  let isStopping = false;
  let settling;

  const start = () => {
    server = startServer(extraEnv);
    server.on('exit', (code) => {
      if (isStopping) process.exit(0);
      if (server.isToRestart) start();
      else process.stderr.write(`The server ended (${code}); it starts again when a file changes.\n`);
    });
  };
  const restart = () => {
    if (server.exitCode !== null || server.signalCode !== null) return start();
    server.isToRestart = true;
    server.kill('SIGTERM');
  };
  for (const folder of folders) {
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        process.stdout.write(`${folder}/${file} changed: starting again.\n`);
        restart();
      }, SETTLE_MS);
    });
  }
  onStop((isAgain) => {
    isStopping = true;
    if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
    server.kill(isAgain ? 'SIGKILL' : 'SIGTERM');
  });
  start();
}
