/** Anything that carries this opens the settings: `data-cc="show-preferencesModal"`, in footers and in editors’ texts. */
const opener = '[data-cc="show-preferencesModal"]'

/** Whether a click is meant to open the settings. */
export function asksForSettings({ target }: Event): boolean {
  return target instanceof Element && target.closest(opener) !== null
}
