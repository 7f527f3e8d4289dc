import { createDataFolder } from './data-folder.ts';
import { type ProxyFault, startFaultyProxy } from './faulty-proxy.ts';
import { registeredIn } from './observation-writer.ts';
import { startVarde } from './varde-program.ts';

/** Another Varde, whose files count what arrived, and the line to it. */
export async function createOffice(faultOf: (id: string) => ProxyFault | undefined) {
  const folder = createDataFolder();
  const varde = await startVarde({ dataFolder: folder.path, seed: 'sample', args: ['--no-ui'] });
  const proxy = await startFaultyProxy(String(varde.ready.services['observation']), faultOf);
  return {
    varde,
    proxy,
    registered: () => registeredIn(folder.path),
    async close() {
      proxy.close();
      await varde.stop();
      folder.remove();
    },
  };
}
