type Draft = Record<string, string[]>

const nameOf = (formId: number) => `form-${formId}`
const unkept = new Set(['file', 'hidden', 'submit'])

/** Stores the input as long as the tab is open; never files or hidden fields. */
export function saveDraft(formId: number, element: HTMLFormElement): void {
  const draft: Draft = {}
  for (const control of controlsOf(element)) (draft[control.name] ??= []).push(...valuesOf(control))
  try {
    sessionStorage.setItem(nameOf(formId), JSON.stringify(draft))
  } catch {
    // Storage may be disabled: then the draft is lost with the page.
  }
}

/** Restores the draft after a reload, except in fields that have been filled in meanwhile. */
export function restoreDraft(formId: number, element: HTMLFormElement): void {
  const draft = readDraft(formId)
  const controls = controlsOf(element)
  const filledIn = new Set(controls.filter(isChanged).map(({ name }) => name))
  for (const control of controls) {
    const values = draft[control.name]
    if (!values || filledIn.has(control.name)) continue
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = values.includes(option.value)
    } else if (isMark(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
}

export function dropDraft(formId: number): void {
  try {
    sessionStorage.removeItem(nameOf(formId))
  } catch {
    // There was none.
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(element: HTMLFormElement): Control[] {
  return [...element.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name !== '' &&
      control.tabIndex >= 0 &&
      !unkept.has(control.type),
  )
}

function valuesOf(control: Control): string[] {
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].map(({ value }) => value)
  }
  return isMark(control) && !control.checked ? [] : [control.value]
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(preset, 0)
  }
  return isMark(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

function isMark(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function readDraft(formId: number): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(formId)) ?? '{}') as Draft
  } catch {
    return {}
  }
}
