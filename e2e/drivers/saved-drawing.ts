import type { Page } from '@playwright/test';

/** What is to be known of the labels of a drawing that was saved as SVG. */
export interface DrawnLabels {
  readonly count: number;
  readonly lineCount: number;
  /** Labels that a line of the grid strikes through, or that are painted so that one could. */
  readonly struck: readonly string[];
}

/** Opens a saved drawing as another program would, without the styles of the app, and looks at its labels. */
export async function lookAtLabels(page: Page, svg: string): Promise<DrawnLabels> {
  const viewer = await page.context().newPage();
  try {
    await viewer.setContent(svg);
    return await viewer.evaluate(readLabels);
  } finally {
    await viewer.close();
  }
}

/** Runs in the page. Title and notes of the picture stand outside the group of the drawing. */
function readLabels(): DrawnLabels {
  const paper = getComputedStyle(document.querySelector('svg > rect') ?? document.body).fill;
  const lines = [...document.querySelectorAll('svg > g line')];
  const labels = [...document.querySelectorAll('svg > g text')];
  /** Paper around the letters, and below their ink: it hides what is drawn before them. */
  const isOnPaper = (label: Element) => {
    const { paintOrder, stroke, strokeWidth } = getComputedStyle(label);
    return paintOrder.startsWith('stroke') && stroke === paper && Number.parseFloat(strokeWidth) >= 2;
  };
  const isCrossedLater = (label: Element) => {
    const box = label.getBoundingClientRect();
    return lines.some((line) => {
      const other = line.getBoundingClientRect();
      const isLater = label.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
      return (
        isLater &&
        other.left < box.right - 1 &&
        other.right > box.left + 1 &&
        other.top < box.bottom - 1 &&
        other.bottom > box.top + 1
      );
    });
  };
  const struck = labels.filter((label) => !isOnPaper(label) || isCrossedLater(label));
  return {
    count: labels.length,
    lineCount: lines.length,
    struck: struck.map(({ textContent }) => textContent ?? ''),
  };
}
