import { Bookmark } from 'lucide-react';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Menu } from '../../ui/menu.tsx';
import type { SavedViews } from '../view/use-saved-views.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import type { ButtonLook } from './toolbar-layout.ts';

interface ViewMenuProps {
  readonly register: TableRegister;
  readonly saved: SavedViews;
  readonly look: ButtonLook;
  onCopyLink(): void;
  onOpen(query: string): void;
}

const SAVE = 'save';
const COPY = 'copy';

/** Saved views: open one, save this one, take it along as a link, delete one. */
export function ViewMenu({ register, saved, look, onCopyLink, onOpen }: ViewMenuProps) {
  const text = useText();
  const dialogs = useDialogActions();
  const { views } = saved;

  function act(id: string): void {
    const [what, viewId] = id.split(' ');
    const view = views.find((one) => one.viewId === viewId);
    if (what === SAVE) dialogs.open({ kind: 'save-view', register });
    else if (what === COPY) onCopyLink();
    else if (view && what === 'open') onOpen(view.query);
    else if (view) void saved.remove(view);
  }

  return (
    <Menu
      label={text('table.views.button')}
      trigger={<ToolbarButton icon={Bookmark} label={text('table.views.button')} look={look} />}
      groups={[
        {
          id: 'saved',
          label: text('table.views.saved'),
          options:
            views.length === 0
              ? [{ id: 'none', label: text('table.views.none'), isDisabled: true }]
              : views.map(({ viewId, name }) => ({ id: `open ${viewId}`, label: name })),
        },
        {
          id: 'this',
          options: [
            { id: SAVE, label: text('table.views.save') },
            { id: COPY, label: text('table.views.copyLink') },
          ],
        },
        ...(views.length > 0
          ? [
              {
                id: 'remove',
                label: text('table.views.remove'),
                options: views.map(({ viewId, name }) => ({ id: `remove ${viewId}`, label: name })),
              },
            ]
          : []),
      ]}
      onAction={act}
    />
  );
}
