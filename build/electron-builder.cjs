// What a packaged Varde holds: bundles, licences, package.json. Every npm package is bundled, so none is packed.

/** Both kinds of processors that desktops have. */
const PROCESSORS = ['x64', 'arm64'];
const onBoth = (target) => ({ target, arch: PROCESSORS });

/** What a double click opens in Varde. */
const GEOJSON = { ext: 'geojson', description: 'GeoJSON' };

module.exports = {
  appId: 'no.varde.app',
  productName: 'Varde',
  directories: { buildResources: 'assets/icons', output: 'release' },
  files: [
    'dist/{app,data,electron}/**',
    'assets/icons/tray/**',
    'assets/licences/**',
    'package.json',
    '!**/*.map',
    '!**/.stamp',
    '!**/node_modules/**',
  ],
  asar: true,
  npmRebuild: false,
  publish: null,
  // The program serves as nothing but Varde: no Node of its own, no inspector, no other code than the packed one.
  electronFuses: {
    runAsNode: false,
    // Varde keeps no cookies in Electron. Encrypting none would still ask for the keychain at the first start.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    // The builder writes the sums of the archive into the programs of Windows and macOS; Linux has no such check.
    enableEmbeddedAsarIntegrityValidation: true,
    grantFileProtocolExtraPrivileges: false,
  },
  // Links to views, as the app copies them: varde:plants?…
  protocols: [{ name: 'Varde view', schemes: ['varde'] }],
  // Runs where FUSE 2 is not installed, as on Ubuntu since 22.04.
  toolsets: { appimage: '1.0.3' },
  linux: {
    // The deb comes first: it alone brings the AppArmor profile that Ubuntu wants since 23.10.
    target: [onBoth('deb'), onBoth('rpm'), onBoth('AppImage'), onBoth('tar.gz')],
    category: 'Science',
    executableName: 'varde',
    icon: 'assets/icons/linux',
    // A release says who answers for it: see build/RELEASE.md.
    maintainer: 'The Varde authors <varde@varde.invalid>',
    // Windows belong to the desktop entry by this name; it stands in package.json, where Electron reads it.
    syncDesktopName: true,
    fileAssociations: [{ ...GEOJSON, mimeType: 'application/geo+json' }],
  },
  win: {
    target: [onBoth('nsis'), onBoth('portable')],
    icon: 'assets/icons/icon.ico',
    // Windows knows the class of a file by this name in all programs: it begins with that of the program.
    fileAssociations: [{ ...GEOJSON, name: 'Varde.GeoJSON' }],
  },
  // Asks whether to install for one user, which needs no administrator, or for all.
  nsis: { oneClick: false },
  mac: {
    target: [onBoth('dmg'), onBoth('zip')],
    category: 'public.app-category.productivity',
    icon: 'assets/icons/icon.icns',
    // Frames and menus follow the theme.
    darkModeSupport: true,
    fileAssociations: [{ ...GEOJSON, name: 'GeoJSON', role: 'Viewer', rank: 'Alternate' }],
    // Flipped fuses break the signature that Electron came with, and Apple silicon runs nothing unsigned. A signature
    // without a certificate has no team, which the hardened runtime wants of every library.
    identity: '-',
    hardenedRuntime: false,
  },
};
