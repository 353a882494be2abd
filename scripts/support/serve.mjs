import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { envFileFlags } from './env-file.mjs';
import { inProject, projectNode, root, stopWithParent, toolEnv } from './project.mjs';

/**
 * Node sizes its heap by the machine and collects late: with 10,000 tours the server took 470 MiB under load and needed
 * 60. The flags set, in MiB, the young generation (which grows to several times this) and the heap limit, by which V8
 * decides how early to collect. The environment limits malloc arenas, eight per core by default, for encoders and
 * libvips, and returns blocks above 96 KiB, such as pages, to the system.
 *
 * No pretenuring: during the start nearly all objects survive. In one start of three V8 concludes the same of an object
 * that each request makes; the whole request then stays until the old generation is collected, and a cached page takes
 * twice the processor time.
 */
const leanNode = JSON.parse(readFileSync(new URL('lean-node.json', import.meta.url), 'utf8'));

const PARENT_CHECK_MS = 500;
const AGAIN_AFTER_MS = 500;
const SETTLE_MS = 150;

/**
 * In its own process group, so that Ctrl-C reaches it once, through this process; `stop-with-parent.mjs` ends it if
 * this process is killed.
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

/** npm forwards SIGTERM, but cannot forward its own SIGKILL: then the ancestor process changes. */
function onNpmGone(stop) {
  const before = ancestors();
  const check = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);
  check.unref();
}

/** The parent; if that is the shell in which npm runs scripts, also its parent, npm. */
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

export function serve(extraEnv) {
  const server = startServer(extraEnv);
  onStop((isAgain) => server.kill(isAgain ? 'SIGKILL' : 'SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
}

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
