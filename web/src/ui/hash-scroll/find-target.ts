/**
 * The element with this id in the visible page. Next keeps previous pages in the document, hidden, with the same ids.
 * An element in a closed disclosure counts as visible.
 */
export function findTarget(id: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[id=${JSON.stringify(id)}]`)
  return [...found].find((element) => outermost(element).checkVisibility())
}

function outermost(element: HTMLElement): HTMLElement {
  return disclosuresAround(element).at(-1) ?? element
}

/** The disclosures that contain an element, innermost first. */
export function disclosuresAround(element: HTMLElement): HTMLDetailsElement[] {
  const around = element.parentElement?.closest('details')
  return around ? [around, ...disclosuresAround(around)] : []
}
