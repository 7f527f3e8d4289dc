import { expect, test } from 'vitest';
import { sandboxProblem } from './electron-sandbox.mjs';

interface Machine {
  readonly kernel?: { readonly [name: string]: string };
  readonly helper?: { readonly uid: number; readonly mode: number };
  readonly isRoot?: boolean;
  readonly platform?: NodeJS.Platform;
}

function problemOn({ kernel = {}, helper, isRoot = false, platform = 'linux' }: Machine): string | undefined {
  return sandboxProblem({
    platform,
    isRoot,
    helper: '/e/chrome-sandbox',
    stat: () => helper,
    readKernel: (name: string) => kernel[name],
  });
}

const UBUNTU = { 'kernel/apparmor_restrict_unprivileged_userns': '1', 'user/max_user_namespaces': '63000' };

test('Ubuntu since 23.10 is told of in one sentence that names the remedy', () => {
  const problem = problemOn({ kernel: UBUNTU, helper: { uid: 1000, mode: 0o100755 } }) ?? '';
  expect(problem).toContain('opens in the installed browser');
  expect(problem).toContain("sudo chmod 4755 '/e/chrome-sandbox'");
  expect(problem).not.toContain('\n');
});

test('a helper with the rights of root is enough on every kernel', () => {
  expect(problemOn({ kernel: UBUNTU, helper: { uid: 0, mode: 0o104755 } })).toBeUndefined();
  expect(problemOn({ kernel: UBUNTU, helper: { uid: 1000, mode: 0o104755 } })).toBeDefined();
  expect(problemOn({ kernel: UBUNTU, helper: { uid: 0, mode: 0o100755 } })).toBeDefined();
});

test('a kernel without user namespaces is told of as well', () => {
  expect(problemOn({ kernel: { 'kernel/unprivileged_userns_clone': '0' } })).toBeDefined();
  expect(problemOn({ kernel: { 'user/max_user_namespaces': '0' } })).toBeDefined();
});

test('other kernels, other systems and root are left alone', () => {
  expect(problemOn({ kernel: { 'user/max_user_namespaces': '63000' } })).toBeUndefined();
  expect(problemOn({ kernel: { 'kernel/apparmor_restrict_unprivileged_userns': '0' } })).toBeUndefined();
  expect(problemOn({ kernel: UBUNTU, platform: 'darwin' })).toBeUndefined();
  expect(problemOn({ kernel: UBUNTU, isRoot: true })).toBeUndefined();
});
