import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { inProject, projectNode, stopWithParent, tool, toolEnv } from './project.mjs';
import { refuseToBuildUnlessWritable } from './refuse-to-build.mjs';
import { splitManifest } from './split-manifest.mjs';
import { runQuietly, StepFailed, step } from './step.mjs';

const stampFile = inProject('build', '.teesta-build');

const READ_WHOLE = [
  'web',
  'contracts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'scripts/support/index-style.mjs',
  'scripts/support/split-manifest.mjs',
  'scripts/support/chunks',
  'scripts/support/shipped',
  'package-lock.json',
];
/** Compared by size and time: reading all pictures and videos would slow every start. */
const COMPARED_BY_STAT = ['public'];

function filesIn(path) {
  const full = inProject(path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesIn(child) : [child];
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of READ_WHOLE.flatMap(filesIn).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  }
  for (const file of COMPARED_BY_STAT.flatMap(filesIn).sort()) {
    const { size, mtimeMs } = statSync(inProject(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function isBuilt(wanted) {
  return (
    existsSync(inProject('build', 'server', 'index.js')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  );
}

/** The stamp is removed first and written last, so that a killed build is rebuilt. */
export async function buildSite() {
  const wanted = fingerprint();
  await step('Building the site', async () => {
    rmSync(stampFile, { force: true });
    const env = toolEnv({ NODE_ENV: 'production' });
    const args = ['--import', stopWithParent, tool('react-router'), 'build'];
    const { code, output } = await runQuietly(projectNode, args, { env, channel: true });
    if (code !== 0) throw new StepFailed(`${output.trim()}\n\nThe site could not be built: see above.`);
    // Not a static import: packages are installed only after this file is loaded.
    const { indexStyle } = await import('./index-style.mjs');
    indexStyle(inProject('build'));
    splitManifest(inProject('build'));
    await compressFiles(inProject('build', 'client'));
    writeFileSync(`${stampFile}.new`, wanted);
    renameSync(`${stampFile}.new`, stampFile);
  });
}

export async function buildIfNeeded() {
  if (isBuilt(fingerprint())) return;
  refuseToBuildUnlessWritable();
  await buildSite();
}
