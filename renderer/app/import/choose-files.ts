import { IMPORT_FORMATS } from '../../../shared/imports/import-formats.ts';

/** Lets the user choose files to take in. None when the dialog was closed. */
export function chooseImportFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = IMPORT_FORMATS.flatMap(({ extensions }) => extensions).join(',');
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}
