/** Lets the user choose files to take in. None when the dialog was closed. */
export function chooseImportFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = '.json,.geojson,.geojsonl,.csv,.txt,application/json,text/csv,text/plain';
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}
