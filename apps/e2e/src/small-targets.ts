import type { Page } from '@playwright/test';

/** What WCAG asks of targets that are touched, in CSS pixels. */
const TARGET = 44;

/** The controls in sight that a finger would miss: `what, width × height`. Links inside running text are exempt. */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(measure, { within, target: TARGET });
}

/** Runs in the page: a control is as large as the area that answers for it, be it its label or a pseudo-element. */
function measure({ within, target }: { within: string; target: number }): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], ' +
    '[role=menuitemradio], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=slider], [role=treeitem]';

  const isHidden = (control: Element): boolean => {
    const { width, height } = control.getBoundingClientRect();
    const shown = control.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    if (!shown || control.closest('[inert]')) return true;
    // A box of one pixel is for those who do not look; its label is pressed.
    if (width <= 1 || height <= 1) return true;
    return getComputedStyle(control).clipPath !== 'none';
  };

  /** A link in a sentence is as high as its line. */
  const isInText = (control: Element): boolean => {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
    const block = control.closest('p, li, dd, td, blockquote, figcaption, h1, h2, h3');
    const around = (block?.textContent ?? '').replace(control.textContent ?? '', '');
    return around.trim() !== '';
  };

  const answers = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = hit.closest('label');
    return control.contains(hit) || (label !== null && label.control === control);
  };

  /** How far the control answers from its middle, both ways, along one axis. */
  const reach = (control: Element, middle: { x: number; y: number }, axis: 'x' | 'y'): number => {
    const far = (step: number): number => {
      let distance = 0;
      while (distance < target) {
        const next = { ...middle, [axis]: middle[axis] + step * (distance + 0.5) };
        if (!answers(control, next.x, next.y)) break;
        distance += 0.5;
      }
      return distance;
    };
    return far(1) + far(-1);
  };

  const small: string[] = [];
  for (const control of document.querySelectorAll(`:is(${within}) :is(${CONTROLS})`)) {
    if (isHidden(control) || isInText(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (!answers(control, middle.x, middle.y)) {
      const cover = document.elementFromPoint(middle.x, middle.y);
      small.push(`${describe(control)}: covered by ${cover ? describe(cover) : 'nothing'}`);
      continue;
    }
    const width = reach(control, middle, 'x');
    const height = reach(control, middle, 'y');
    // The last half pixel is a matter of rounding.
    if (width < target - 1 || height < target - 1)
      small.push(`${describe(control)}: ${width} × ${height} (box ${box.width} × ${box.height})`);
  }
  return small;

  function describe(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.className} “${name.trim().slice(0, 40)}”`;
  }
}
