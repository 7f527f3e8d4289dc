// Why a test may be skipped: what a machine may lack. A skip for another reason, or for none, counts as a failure, because a
// test that nobody runs any more looks like one that passes.

const KNOWN_REASONS = [
  // Programs of others that look at what Varde writes.
  /is not installed \(Debian: [a-z0-9+. -]+\)$/,
  /^there is no python3$/,
  /^python3 has no shapely: /,
  /^this is GEOS \S+, not 3\.9 to 3\.12$/,
  // Data that are not given out with Varde.
  /^there is no real register in /,
  /^The real data are not on this machine$/,
  /^there is no \S+\.(gpx|mbtiles|pmtiles)$/,
  // Systems.
  /^only Linux has \/proc$/,
  /^There is no \/proc here\.$/,
  /^arguments of a process are read from \/proc$/,
  /^the listening browser is a shell script$/,
  // Electron, its packages, and what they need.
  /^Electron's program is not on this machine \(it is no npm package\)$/,
  /^Electron needs a display, and there is none$/,
  /^electron-builder compresses with 7-Zip, which is not on this machine$/,
  /^dpkg is not on this machine$/,
  /^only root may install a package$/,
  /^VARDE_NO_INSTALL forbids installing anything$/,
  /^Varde is installed on this machine, and that is somebody else’s$/,
  /^the bundles are not built$/,
  /^there is no Chromium on this machine$/,
  // What is no matter of the machine.
  /keeps nothing over a restart$/,
  /^not run: what it depends on failed$/,
];

/** The results, with each skip that has no known reason as a failure. */
export function refuseUnknownSkips(results) {
  return results.map((result) => {
    const { outcome, reason } = result;
    if (outcome !== 'skipped' || KNOWN_REASONS.some((known) => known.test(reason ?? ''))) return result;
    const told = reason
      ? `for a reason that build/test-run/known-skips.mjs does not list: ${reason}`
      : 'without a reason';
    return { ...result, outcome: 'failed', reason: `skipped ${told}` };
  });
}
