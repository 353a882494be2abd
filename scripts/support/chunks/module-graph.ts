import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const startsByModule = new Map<string, ReadonlySet<string>>();
const deskOnly = new Map<string, boolean>();

/** Pages, the browser entry and dynamic imports that load the module. */
export function startsOf(id: string, context: Context): ReadonlySet<string> {
  const known = startsByModule.get(id);
  if (known) return known;
  const ids = new Set<string>();
  walkUp(id, context, (module) => {
    if (module.isEntry || module.dynamicImporters.length > 0) ids.add(module.id);
    return module.importers;
  });
  startsByModule.set(id, ids);
  return ids;
}

export function isOfDeskOnly(id: string, context: Context): boolean {
  const known = deskOnly.get(id);
  if (known !== undefined) return known;
  let isOfDesk = true;
  walkUp(id, context, (module) => {
    if (module.isEntry) isOfDesk &&= module.id.includes('/web/routes/admin/');
    return [...module.importers, ...module.dynamicImporters];
  });
  deskOnly.set(id, isOfDesk);
  return isOfDesk;
}

function walkUp(id: string, context: Context, visit: (module: Rolldown.ModuleInfo) => string[]) {
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const module = seen.has(next) ? null : context.getModuleInfo(next);
    seen.add(next);
    if (module) open.push(...visit(module));
  }
}
