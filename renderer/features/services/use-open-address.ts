import { useBridge } from '../../bridge/bridge-context.tsx';
import { isElectronShell } from '../../bridge/varde-shell.ts';
import { useNoticeActions } from '../../state/use-stores.ts';

/** Opens a page of the services beside the app: in a tab, and from Electron in the browser of the system. */
export function useOpenAddress(): (address: string) => void {
  const { show } = useNoticeActions();
  const { host } = useBridge();
  return (address) => {
    const tell = (error: unknown) =>
      show({
        tone: 'warn',
        sentence: (text) => text('services.openFailed', { address }),
        detail: String(error),
      });
    if (isElectronShell()) host['app.openExternal']({ url: address }).catch(tell);
    else if (!openTab(address)) tell('The browser opened no tab.');
  };
}

/** Whether the browser opened a tab. It does not get hold of this window. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
