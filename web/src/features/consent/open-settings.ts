/** Elements with this attribute open the settings: `data-cc="show-preferencesModal"`, in footers and editors’ texts. */
const opener = '[data-cc="show-preferencesModal"]'

/** Whether a click is meant to open the settings. */
export function opensSettings({ target }: Event): boolean {
  return target instanceof Element && target.closest(opener) !== null
}
