/**
 * The element of the page in view that has this id. Next keeps the pages before it in the document, hidden, with the same ids.
 * What only a closed disclosure hides counts as in view.
 */
export function findTarget(id: string): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(`[id=${JSON.stringify(id)}]`)
  return [...found].find((element) => outermost(element).checkVisibility())
}

function outermost(element: HTMLElement): HTMLElement {
  return disclosuresAround(element).at(-1) ?? element
}

/** The disclosures that an element stands in, from the inside. */
export function disclosuresAround(element: HTMLElement): HTMLDetailsElement[] {
  const around = element.parentElement?.closest('details')
  return around ? [around, ...disclosuresAround(around)] : []
}
