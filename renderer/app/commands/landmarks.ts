// The parts of the window, between which F6 goes: what is marked with `data-landmark`, in the order of the page. One in
// which nothing can be pressed, such as a picture, takes the focus itself where it has a `tabIndex`.

/** An edge between two parts belongs to neither. */
const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]:not([role=separator])';

/** Takes the focus to the part after (1) or before (-1) the one that has it; the last and the first meet. */
export function goToLandmark(step: 1 | -1): void {
  const landmarks = [...document.querySelectorAll('[data-landmark]')].filter((part) => firstStop(part));
  const current = document.activeElement?.closest('[data-landmark]');
  const index = current ? landmarks.indexOf(current) : -1;
  const next = index < 0 ? (step === 1 ? 0 : landmarks.length - 1) : index + step;
  const landmark = landmarks.at(next % Math.max(1, landmarks.length));
  if (landmark) firstStop(landmark)?.focus();
}

/** The first of its own Tab stops: those of a part inside it belong to that part. */
function firstStop(landmark: Element): HTMLElement | undefined {
  const stop = [...landmark.querySelectorAll<HTMLElement>(TAB_STOPS)].find(
    (one) =>
      one.closest('[data-landmark]') === landmark &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility(),
  );
  return stop ?? (isStopItself(landmark) ? landmark : undefined);
}

/** What only holds other parts is none. */
function isStopItself(landmark: Element): landmark is HTMLElement {
  return landmark.matches('[tabindex]:not(:has([data-landmark]))') && landmark.checkVisibility();
}
