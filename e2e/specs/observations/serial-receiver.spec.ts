import { expect, test } from '../../drivers/app-test.ts';

/** As a receiver on USB says them; the second port is of something else. */
const SENTENCES = [
  '$GPRMC,101112.00,A,6103.072,N,00713.218,E,0.1,90.0,281126,,,A*65',
  '$GPGGA,101112.00,6103.072,N,00713.218,E,1,09,0.9,512.0,M,44.0,M,,*67',
];

// Without a window Chromium offers no ports to choose from: a port with a recorded stream stands in for them.
test('a receiver at a serial port gives a new observation its place, with how far off it may be', async ({
  app,
}) => {
  const page = app.get.page();
  await page.addInitScript((sentences) => {
    const chosen = { count: 0 };
    const open = (said: string) => {
      let readable: ReadableStream | null = null;
      return {
        get readable() {
          return readable;
        },
        async open() {
          readable = new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode(said)),
          });
        },
        async close() {
          readable = null;
        },
      };
    };
    const serial = {
      async requestPort() {
        chosen.count += 1;
        if (chosen.count === 1) throw new DOMException('No port selected by the user.', 'NotFoundError');
        return open(sentences.map((line) => `${line}\r\n`).join(''));
      },
    };
    Object.defineProperty(navigator, 'serial', { value: serial });
  }, SENTENCES);
  await app.given.opened();
  await page.keyboard.press('Control+Shift+N');
  const button = page.getByRole('button', { name: 'Mottaker på USB' });
  await button.click();
  await expect(page.getByText('Ingen port er valgt.')).toBeVisible();
  await button.click();
  await expect(page.getByText(/anslått til 5\sm nær.*9 satellitter/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Koordinater/ })).toHaveValue(/^61\.0512/);
  await expect(page.getByRole('textbox', { name: /^Usikkerhet/ })).toHaveValue('5');
});
