// The Debian package, made by electron-builder, installed here, looked at and purged again.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { VERSION } from '../drivers/packed-app.ts';
import { hasDpkg, test } from '../drivers/packed-release.ts';

const has = (program: string) => spawnSync('which', [program]).status === 0;
const isInstalled = () => spawnSync('dpkg', ['--status', 'varde']).status === 0;

test.skip(!hasDpkg, 'dpkg is not on this machine');
test.skip(process.getuid?.() !== 0, 'only root may install a package');
test.skip(process.env['VARDE_NO_INSTALL'] === '1', 'VARDE_NO_INSTALL forbids installing anything');

let isOurs = false;

test.describe.configure({ mode: 'serial' });

test.beforeAll(({ release }) => {
  test.skip(isInstalled(), 'Varde is installed on this machine, and that is somebody else’s');
  const [file = ''] = release.packages('.deb');
  isOurs = true;
  // What it depends on is the system's to bring; here only Varde's own files and scripts count.
  const { status, stderr } = dpkg('--force-depends', '--install', file);
  expect(status, stderr).toBe(0);
});

test.afterAll(() => {
  if (isOurs && isInstalled()) dpkg('--force-depends', '--purge', 'varde');
});

function dpkg(...args: string[]) {
  return spawnSync('dpkg', args, {
    encoding: 'utf8',
    // It calls ldconfig, which the path of a session that is not root's own may lack.
    env: {
      ...process.env,
      PATH: `${process.env['PATH']}:/usr/sbin:/sbin`,
      DEBIAN_FRONTEND: 'noninteractive',
    },
  });
}

test('it is named by version and processor, and says what it needs', ({ release }) => {
  expect(release.packages('.deb').map((file) => basename(file))).toEqual([`varde_${VERSION}_amd64.deb`]);
  const { stdout } = dpkg('--status', 'varde');
  expect(stdout).toContain('Status: install ok installed');
  expect(stdout).toMatch(/^Depends: .*libgtk-3-0.*libnss3/m);
});

test('the program is found by its name, and its sandbox is not open to others', () => {
  expect(readlinkSync('/etc/alternatives/varde')).toBe('/opt/Varde/varde');
  expect(statSync('/usr/bin/varde').mode & 0o111).toBe(0o111);
  const { uid, mode } = statSync('/opt/Varde/chrome-sandbox');
  expect(uid).toBe(0);
  expect(mode & 0o022).toBe(0);
});

test('its entry opens links of views and GeoJSON files, under the name that its windows have', () => {
  const entry = readFileSync('/usr/share/applications/varde.desktop', 'utf8');
  expect(entry.split('\n')).toEqual(
    expect.arrayContaining([
      'Name=Varde',
      'Exec=/opt/Varde/varde %U',
      'Icon=varde',
      'StartupWMClass=varde',
      'MimeType=application/geo+json;x-scheme-handler/varde;',
      'Categories=Science;',
    ]),
  );
  if (has('desktop-file-validate')) {
    const checked = spawnSync('desktop-file-validate', ['/usr/share/applications/varde.desktop'], {
      encoding: 'utf8',
    });
    expect(checked.stdout + checked.stderr).not.toMatch(/error/);
  }
  expect(readFileSync('/usr/share/mime/packages/varde.xml', 'utf8')).toContain(
    '<mime-type type="application/geo+json">\n  <glob pattern="*.geojson"/>',
  );
  for (const size of ['16x16', '48x48', '256x256', '512x512']) {
    expect(existsSync(`/usr/share/icons/hicolor/${size}/apps/varde.png`)).toBe(true);
  }
});

test('the AppArmor profile lets this one program make user namespaces', () => {
  const profile = readFileSync('/opt/Varde/resources/apparmor-profile', 'utf8');
  expect(profile).toContain('abi <abi/4.0>');
  expect(profile).toContain('profile "varde" "/opt/Varde/varde" flags=(unconfined) {\n  userns,');
  const script = readFileSync('/var/lib/dpkg/info/varde.postinst', 'utf8');
  expect(script).toContain("APPARMOR_PROFILE_TARGET='/etc/apparmor.d/varde'");
  expect(script).toContain('apparmor_parser --replace');
});

test('purging it leaves nothing', () => {
  const { status, stderr } = dpkg('--force-depends', '--purge', 'varde');
  expect(status, stderr).toBe(0);
  for (const path of [
    '/opt/Varde',
    '/usr/bin/varde',
    '/usr/share/applications/varde.desktop',
    '/usr/share/mime/packages/varde.xml',
    '/etc/apparmor.d/varde',
  ]) {
    expect(existsSync(path), path).toBe(false);
  }
});
