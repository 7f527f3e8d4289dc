// How long the table takes to answer, measured inside the page.

const MAX_ANSWER_MS = 10_000;

/** Watches the line that tells how many of so many rows are shown. */
export async function watchCount(page, rowCount) {
  const line = page.getByText(
    new RegExp(`av ${String(rowCount).replaceAll(/\B(?=(\d{3})+$)/g, '\\s')} rader`),
  );
  await line.first().waitFor();
  await line.first().evaluate((element) => {
    const events = [];
    const changes = [];
    globalThis.timedQuestions = { events, changes };
    for (const type of ['input', 'click']) {
      document.addEventListener(type, (event) => events.push({ type, atMs: event.timeStamp }), {
        capture: true,
      });
    }
    let last = element.textContent;
    new MutationObserver(() => {
      if (element.textContent === last) return;
      last = element.textContent;
      changes.push(performance.now());
    }).observe(element, { characterData: true, childList: true, subtree: true });
  });
}

/** From the event that an action makes to the next change of the count. The action has to change it. */
export async function askAndTime(page, type, act) {
  await page.evaluate(() => {
    globalThis.timedQuestions.events.length = 0;
    globalThis.timedQuestions.changes.length = 0;
  });
  await act();
  const took = await page.waitForFunction(
    (eventType) => {
      const { events, changes } = globalThis.timedQuestions;
      const event = events.find((one) => one.type === eventType);
      const changedAt = changes.at(-1);
      return event && changedAt !== undefined ? changedAt - event.atMs : undefined;
    },
    type,
    { timeout: MAX_ANSWER_MS, polling: 50 },
  );
  return took.jsonValue();
}
