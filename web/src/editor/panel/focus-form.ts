const controls =
  'details:not([open]) > summary, input, select, textarea, button, [contenteditable="true"]'
/** Items of a list that are closed: of them only the name can have the focus. */
const closed = 'details:not([open]) > :not(summary) *'
const firstControl = `[data-panel] [data-field] :is(${controls}):not(${closed})`

/** Leads to the first field of the form, once it is drawn: beside the page, and far away for Tab. */
export function focusForm(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(firstControl)
    if (first) chosenOf(first).focus()
  })
}

/** Of radio buttons the checked one, as Tab does: a space on another one would choose that. */
function chosenOf(control: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control
  const group = [...document.getElementsByName(control.name)]
  return group.find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? control
}
