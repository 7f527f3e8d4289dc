// What a packaged Varde holds: bundles, licences, package.json. Every npm package is bundled, so none is packed.

module.exports = {
  appId: 'no.varde.app',
  productName: 'Varde',
  directories: { buildResources: 'assets/icons', output: 'release' },
  files: [
    'dist/{app,data,electron}/**',
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
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    // The builder writes the sums of the archive into the programs of Windows and macOS; Linux has no such check.
    enableEmbeddedAsarIntegrityValidation: true,
    grantFileProtocolExtraPrivileges: false,
  },
  // Links to views, as the app copies them: varde:plants?…
  protocols: [{ name: 'Varde view', schemes: ['varde'] }],
  linux: { target: ['AppImage', 'tar.gz'], category: 'Science', executableName: 'varde' },
  win: { target: ['nsis'] },
  mac: { target: ['dmg'], category: 'public.app-category.productivity' },
};
