// The parts of the window, between which F6 goes: what is marked with `data-landmark`, in the order of the page.

const TAB_STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

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
  return [...landmark.querySelectorAll<HTMLElement>(TAB_STOPS)].find(
    (stop) =>
      stop.closest('[data-landmark]') === landmark &&
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility(),
  );
}
