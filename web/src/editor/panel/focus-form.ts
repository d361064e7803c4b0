const controls = 'input, select, textarea, button, [contenteditable="true"]'

/** Leads to the first field of the form, once it is drawn: beside the page, and far away for Tab. */
export function focusForm(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-panel] [data-field] :is(${controls})`)?.focus(),
  )
}
