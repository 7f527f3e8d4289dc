import { spawnSync } from 'node:child_process';
import { installCommands, isDebian, runCommands, thisMachine } from '../launch/debian-packages.mjs';
import { say } from '../launch/project.mjs';

/** Debian's packages whose programs look at Varde with other eyes: they read its exports, schemas and answers. */
const PACKAGES = [
  'gnumeric',
  'gdal-bin',
  'imagemagick',
  'poppler-utils',
  'librsvg2-bin',
  'ghostscript',
  'qpdf',
  'unzip',
  'python3-shapely',
  'libxml2-utils',
  'python3-zeep',
  'php-cli',
  'php-soap',
  'gsoap',
  'libgsoap-dev',
  'g++',
  'libsoap-lite-perl',
  'libimage-exiftool-perl',
];

/** Where one of these cannot be had, the others are there all the same. The first draws windows of tests quicker. */
const PACKAGES_APART = [
  ['chromium-headless-shell'],
  ['emf2svg'],
  ['mapproxy'],
  ['cgi-mapserver'],
  ['mono-devel'],
  ['jaxws', 'default-jdk-headless'],
];

/** Installs them on Debian. Elsewhere, or where that fails, the tests that need them are skipped with the reason. */
export function ensureTestTools() {
  const { environment, osRelease, isRoot, hasSudo } = thisMachine();
  const isAllowed = environment['VARDE_NO_INSTALL'] !== '1' && (isRoot || hasSudo);
  if (!isAllowed || !isDebian(osRelease)) return;
  for (const packages of [PACKAGES, ...PACKAGES_APART]) {
    const missing = packages.filter((name) => !isInstalled(name));
    if (missing.length === 0) continue;
    say('Tests use programs of others, to look at exports and services too. Installing them with:');
    const failed = runCommands(installCommands(missing, isRoot));
    if (failed) say(`${failed.join(' ')} failed; the tests that need it are skipped.`);
  }
}

function isInstalled(name) {
  const { status, stdout } = spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' });
  return status === 0 && /^Status: .* installed$/m.test(stdout);
}
