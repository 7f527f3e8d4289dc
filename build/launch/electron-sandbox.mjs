// Whether Electron's sandbox can come up on this machine. Where it cannot, Electron ends at once with SIGTRAP, before
// any of our code runs, so it is looked at beforehand.

import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SET_USER_ID = 0o4000;

/** What decides on the sandbox: switches of the kernel, and the helper that Electron brings. */
export function sandboxOf(program) {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    helper: join(dirname(program), 'chrome-sandbox'),
    stat: (path) => statSync(path, { throwIfNoEntry: false }),
    readKernel: (name) => {
      try {
        return readFileSync(join('/proc/sys', name), 'utf8').trim();
      } catch {
        return undefined; // This kernel has no such switch.
      }
    },
  };
}

/**
 * Why Electron would end at once, in one sentence; undefined where nothing stands in its way. The sandbox needs user
 * namespaces, which Ubuntu forbids to programs without an AppArmor profile since 23.10, or else its own helper with the
 * rights of root (electron/electron#41066). Electron is not run without its sandbox but by root, who is asked for it.
 */
export function sandboxProblem({ platform, isRoot, helper, stat, readKernel }) {
  if (platform !== 'linux' || isRoot) return undefined;
  const found = stat(helper);
  if (found && found.uid === 0 && (found.mode & SET_USER_ID) !== 0) return undefined;
  const isForbidden =
    readKernel('kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    readKernel('kernel/unprivileged_userns_clone') === '0' ||
    readKernel('user/max_user_namespaces') === '0';
  if (!isForbidden) return undefined;
  return (
    "This system keeps Electron's sandbox from starting, so Varde opens in the installed browser " +
    `(to allow it: sudo chown root '${helper}' && sudo chmod 4755 '${helper}').`
  );
}
